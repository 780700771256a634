import { sql } from 'drizzle-orm';
import { type ProviderName, sealSecret } from '#modules/payments/online/providers.ts';
import { createSealing } from '#platform/security/sealing.ts';
import type { TestApp } from './build-test-app.ts';
import { openPayments, type PaymentsEmulator } from './payments.ts';

/** The emulator of both providers, and a shop of its clock that asks it. */
export async function emulatorOfShop({
  onCleanup,
}: {
  onCleanup: (close: () => Promise<void>) => void;
}) {
  const emulator = await openPayments({ onEnd: onCleanup });
  const { url, clock } = emulator;
  return { emulator, options: { clock, env: { YOOKASSA_URL: url, TBANK_URL: url } } };
}

/** Lets the shop lead its customers to this provider, which the emulator plays; null: to none. */
export async function leadTo(
  { db, tokenKey }: Pick<TestApp, 'db' | 'tokenKey'>,
  { shop, terminal, clock }: PaymentsEmulator,
  name: ProviderName | null,
): Promise<void> {
  await db.execute(sql`DELETE FROM payment_providers`);
  if (!name) return;
  const sealing = createSealing(tokenKey, 'payments');
  const [account, secret] =
    name === 'yookassa' ? [shop.shopId, shop.secretKey] : [terminal.terminalKey, terminal.password];
  await db.execute(sql`
    INSERT INTO payment_providers (name, account, keys, is_test, is_on, changed_at)
    VALUES (${name}, ${account}, ${sealSecret(sealing, secret)}, true, true, ${clock.now().toISOString()})`);
}

/** Sets the terms of paying; those that are left out have their defaults. */
export const setPayingTerms = (db: TestApp['db'], terms: object) =>
  db.execute(sql`UPDATE paying_terms SET terms = ${JSON.stringify(terms)}::jsonb`);
