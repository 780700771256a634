// How many payments a second are begun and settled, with a provider that answers at once: npm run bench:payments
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createBeginPayment } from '#modules/payments/online/begin-payment.ts';
import { createProviders, sealSecret } from '#modules/payments/online/providers.ts';
import { createSettle } from '#modules/payments/online/settle.ts';
import { connectDatabase } from '#platform/database/database.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createSealing } from '#platform/security/sealing.ts';
import { systemClock as clock } from '#platform/time/clock.ts';
import { bareOrders, moneyOf } from '../tests/support/ledger.ts';
import { openPaymentsEmulator } from '../tests/support/payments-emulator/emulator.ts';
import { printTimes } from './times.ts';

const PAYMENTS = 600;
const AT_ONCE = 8;

const fail = (error: Error): never => {
  throw error;
};
const folder = mkdtempSync(join(tmpdir(), 'payments-'));
const embedded = await startEmbeddedDatabase({ folder, say: () => undefined });
const { db, pool, close } = connectDatabase(embedded.url, 10, fail);
await migrateDatabase(pool);
const jobs = createJobs({ url: embedded.url, onError: fail });
// Letters are queued, and nobody sends them.
jobs.work('order-change-letter', async () => undefined);
await jobs.start();
const emulator = await openPaymentsEmulator({ now: clock.now() });
try {
  const sealing = createSealing(randomBytes(32), 'payments');
  const { shopId, secretKey } = emulator.shop;
  await db.execute(sql`
    INSERT INTO payment_providers (name, account, keys, is_test, is_on, changed_at)
    VALUES ('yookassa', ${shopId}, ${sealSecret(sealing, secretKey)}, true, true, now())`);
  const urls = { yookassa: emulator.url, tbank: emulator.url };
  const providers = createProviders({ db, clock, sealing, urls, noticesTo: () => '' });
  const begin = createBeginPayment({
    db,
    clock,
    providers,
    returnTo: (id) => `${emulator.url}/${id}`,
  });
  const settle = createSettle({ db, clock, jobs, providers, apart: 0 });

  const orders = await bareOrders(db, PAYMENTS);
  const left = [...orders];
  const times: number[] = [];
  let pressing = 0;
  const worker = async () => {
    for (let order = left.pop(); order !== undefined; order = left.pop()) {
      const begun = performance.now();
      const { id, payUrl } = await begin(order, 'rest');
      const ready = performance.now();
      await emulator.press(payUrl, 'pay');
      const pressed = performance.now();
      await settle(id, 'return');
      pressing += pressed - ready;
      times.push(performance.now() - pressed + ready - begun);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const seconds = (performance.now() - started - pressing / AT_ONCE) / 1000;
  const unpaid = (await moneyOf(db, orders)).filter(({ status }) => status !== 'paid').length;
  if (unpaid > 0) throw new Error(`${unpaid} of ${PAYMENTS} orders are not paid`);
  printTimes(`${AT_ONCE} at once`, [{ what: 'a payment, begun and settled', times }]);
  console.log(
    `${Math.round(PAYMENTS / seconds)} payments a second, without the page of the provider`,
  );
} finally {
  await emulator.close();
  await jobs.stop();
  await close();
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
}
