import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createBeginPayment } from '#modules/payments/online/begin-payment.ts';
import { noticesPath } from '#modules/payments/online/notices.ts';
import {
  createProviders,
  type ProviderName,
  sealSecret,
} from '#modules/payments/online/providers.ts';
import { createSettle } from '#modules/payments/online/settle.ts';
import type { Database } from '#platform/database/database.ts';
import { createSealing, type Sealing } from '#platform/security/sealing.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { TestApp } from './build-test-app.ts';
import { openPayments, type PaymentsEmulator } from './payments.ts';

interface Options {
  readonly clock?: Clock;
  /** Milliseconds between two questions about a payment. */
  readonly apart?: number;
  /** The address of notices, by its path in the shop. Default: one where nobody listens. */
  readonly noticesTo?: (path: string) => string;
}

const nowhere = () => 'http://127.0.0.1:9/notices';

/** A shop that takes payments by a provider that is played by the emulator. */
export async function takePayments(
  { db, jobs }: Pick<TestApp, 'db' | 'jobs'>,
  name: ProviderName,
  options: Options = {},
) {
  const emulator = await openPayments();
  const sealing = createSealing(randomBytes(32), 'payments');
  return openWith({ db, jobs }, { name, emulator, sealing, ...options });
}

/** The same where the shop itself asks the emulator: its `YOOKASSA_URL` and `TBANK_URL` are those of it. */
export const takePaymentsOf = (
  { db, jobs, tokenKey }: Pick<TestApp, 'db' | 'jobs' | 'tokenKey'>,
  name: ProviderName,
  { emulator, ...options }: Options & { readonly emulator: PaymentsEmulator },
) =>
  openWith(
    { db, jobs },
    { name, emulator, sealing: createSealing(tokenKey, 'payments'), ...options },
  );

interface Opened extends Options {
  readonly name: ProviderName;
  readonly emulator: PaymentsEmulator;
  readonly sealing: Sealing;
}

async function openWith(
  { db, jobs }: Pick<TestApp, 'db' | 'jobs'>,
  { name, emulator, sealing, clock: given, apart = 0, noticesTo: addressOf = nowhere }: Opened,
) {
  await setUpProvider(db, { name, emulator, sealing });
  const clock = given ?? emulator.clock;
  const { url } = emulator;
  const urls = { yookassa: url, tbank: url };
  const noticesTo = (of: ProviderName) => addressOf(noticesPath(sealing, of));
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

/** The keys of a provider as the shop keeps them, in place of any others. */
async function setUpProvider(
  db: Database,
  { name, emulator: { shop, terminal }, sealing }: Pick<Opened, 'name' | 'emulator' | 'sealing'>,
): Promise<void> {
  const [account, secret] =
    name === 'yookassa' ? [shop.shopId, shop.secretKey] : [terminal.terminalKey, terminal.password];
  await db.execute(sql`DELETE FROM payment_providers`);
  await db.execute(sql`
    INSERT INTO payment_providers (name, account, keys, is_test, is_on, changed_at)
    VALUES (${name}, ${account}, ${sealSecret(sealing, secret)}, true, true, now())`);
}
