import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import type { ProviderName } from '#modules/payments/online/providers.ts';
import { startCommand } from '#tests/support/command.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { takePaymentsOf } from '#tests/support/online-payments.ts';
import { openPayments, type PaymentsEmulator } from '#tests/support/payments.ts';
import { handOver, orderOf, receiptsOf, setTill } from '#tests/support/receipts.ts';
import { waitForLock, whileHeld } from '#tests/support/wait-for-lock.ts';

const JWT_SECRET = 'a secret of the shop that its processes know';
const SOFA = { quantity: 1, price: 5_999_000 };
const PROCESS = fileURLToPath(new URL('../support/work-on-receipts.ts', import.meta.url));
let emulator: PaymentsEmulator;
const it = withShop(async ({ onCleanup }) => {
  // The processes have the clock of this machine.
  emulator = await openPayments({ onEnd: onCleanup, now: new Date() });
  const { url, clock } = emulator;
  return { clock, env: { JWT_SECRET, YOOKASSA_URL: url, TBANK_URL: url } };
});
const { shop } = fixturesOf(it);

beforeEach(() => {
  emulator.misfortunes.losesNotices = true;
});

/** The job of receipts, in a process of its own. */
const startWork = () =>
  startCommand(PROCESS, [], {
    DATABASE_URL: shop.databaseUrl,
    JWT_SECRET,
    YOOKASSA_URL: emulator.url,
    TBANK_URL: emulator.url,
  });

/** An order that is paid and handed over, whose receipt at the handover is to be made. */
async function toClose(name: ProviderName) {
  const payments = await takePaymentsOf(shop, name, { emulator });
  await setTill(shop.db, 'own');
  const order = await orderOf(shop.db, [SOFA]);
  const { id, payUrl } = await payments.begin(order, 'rest');
  await emulator.press(payUrl, 'pay');
  await payments.settle(id, 'return');
  const receipts = receiptsOf(payments);
  await receipts.work();
  await handOver(shop.db, order);
  const before = emulator.receipts.length;
  return {
    ...receipts,
    order,
    /** Receipts that the till has printed for the handover. */
    printed: () =>
      emulator.receipts.slice(before).filter(({ settlements }) => settlements.length > 0),
  };
}

/** Waits until the work is at the step where it is killed. */
type Reach = () => Promise<unknown>;

const steps: readonly [string, Reach][] = [
  [
    'before the till is asked',
    async () => {
      emulator.misfortunes.isSilent = true;
      const heard = emulator.asked.length;
      await expect.poll(() => emulator.asked.length).toBeGreaterThan(heard);
    },
  ],
  [
    'before the till answers',
    async () => {
      emulator.misfortunes.keepsAnswers = 1;
      await expect.poll(() => emulator.misfortunes.keepsAnswers).toBe(0);
    },
  ],
];

describe.each(['yookassa', 'tbank'] as const)('a receipt at the handover by %s', (name) => {
  it.each(steps)(
    'is printed once at most, where the process is killed %s',
    async (_step, reach) => {
      const { order, told, printed } = await toClose(name);
      const work = startWork();
      await reach();
      work.child.kill('SIGKILL');
      await work.ended;
      emulator.misfortunes.isSilent = false;
      expect((await told(order)).filter((one) => one.startsWith('closing'))).toHaveLength(1);
      // It was asked about a while ago.
      await shop.db.execute(sql`UPDATE receipts SET asked_at = asked_at - interval '15 minutes'`);
      await startWork().ended;
      await startWork().ended;
      expect(printed().length).toBeLessThanOrEqual(1);
      // T-Bank knows no keys of receipts: whether one was printed a person looks up.
      expect((await told(order)).at(-1)).toBe(
        name === 'yookassa' ? 'closing registered 5999000' : 'closing failed 5999000 lost',
      );
    },
  );

  it('is made once, where the process is killed before it is stored', async () => {
    const { order, told, printed } = await toClose(name);
    await whileHeld(shop.db, async (db) => {
      await db.execute(sql`SELECT FROM orders WHERE id = ${order} FOR UPDATE`);
      const work = startWork();
      await waitForLock(shop.db, work.ended);
      work.child.kill('SIGKILL');
      await work.ended;
    });
    expect(await told(order)).toHaveLength(1);
    const both = [startWork(), startWork()];
    await Promise.all(both.map(({ ended }) => ended));
    expect(printed()).toHaveLength(1);
    expect((await told(order)).filter((one) => one.startsWith('closing'))).toHaveLength(1);
  });
});
