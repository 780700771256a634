import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createBeginPayment } from '#modules/payments/online/begin-payment.ts';
import {
  createProviders,
  type ProviderName,
  sealSecret,
} from '#modules/payments/online/providers.ts';
import { createSettle } from '#modules/payments/online/settle.ts';
import { createSealing } from '#platform/security/sealing.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { TestApp } from './build-test-app.ts';
import { openPayments } from './payments.ts';

interface Options {
  readonly clock?: Clock;
  /** Milliseconds between two questions about a payment. */
  readonly apart?: number;
}

/** A shop that takes payments by a provider that is played by the emulator. */
export async function takePayments(
  { db, jobs }: Pick<TestApp, 'db' | 'jobs'>,
  name: ProviderName,
  { clock: given, apart = 0 }: Options = {},
) {
  const emulator = await openPayments();
  const sealing = createSealing(randomBytes(32), 'payments');
  const { shop, terminal, url } = emulator;
  const [account, secret] =
    name === 'yookassa' ? [shop.shopId, shop.secretKey] : [terminal.terminalKey, terminal.password];
  await db.execute(sql`DELETE FROM payment_providers`);
  await db.execute(sql`
    INSERT INTO payment_providers (name, account, keys, is_test, is_on, changed_at)
    VALUES (${name}, ${account}, ${sealSecret(sealing, secret)}, true, true, now())`);
  const clock = given ?? emulator.clock;
  const urls = { yookassa: url, tbank: url };
  const noticesTo = () => 'http://127.0.0.1:9/notices';
  const providers = createProviders({ db, clock, sealing, urls, noticesTo });
  const context = { db, clock, jobs, providers, apart };
  const returnTo = (id: string) => `http://shop.invalid/payments/${id}`;
  return {
    emulator,
    context,
    noticesContext: { ...context, sealing },
    begin: createBeginPayment({ ...context, returnTo }),
    settle: createSettle(context),
    /** Another process of the same shop. */
    inAnotherProcess: () => ({
      begin: createBeginPayment({ ...context, returnTo }),
      settle: createSettle(context),
    }),
  };
}
