import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startCommand } from '../support/command.ts';
import {
  ask,
  begin,
  check,
  emulator,
  folder,
  type KillAt,
  leadTo,
  type Ordered,
  openShopToKill,
  place,
  whileSilent,
  whileUnanswered,
} from '../support/shop-to-kill.ts';

openShopToKill('refunds-killed');

/** Asks for a part of a payment back, in a process of its own. */
function askBack(payment: string) {
  const env = { DATA_DIR: folder, YOOKASSA_URL: emulator.url, TBANK_URL: emulator.url };
  return startCommand(REFUND_PROCESS, [payment, String(BACK)], env);
}

const REFUND_PROCESS = fileURLToPath(new URL('../support/ask-refund.ts', import.meta.url));
const BACK = 1_000_29;

describe('a refund', () => {
  it.each<[string, KillAt]>([
    ['before the provider does it', whileSilent],
    ['before the provider answers', whileUnanswered],
  ])(
    'is made once, where the process that asks for it is killed %s',
    async (_step, killAt) => {
      const orders: Ordered[] = [];
      for (const name of ['yookassa', 'tbank'] as const) {
        await leadTo(name);
        const order = await place();
        orders.push(order);
        const { payment, payUrl } = await begin(order);
        await emulator.press(payUrl, 'pay');
        await check(payment);
        let asking: ReturnType<typeof askBack> | undefined;
        const act = () => {
          asking = askBack(payment);
          return asking.ended;
        };
        await killAt(order, act, () => asking?.child.kill('SIGKILL'));
      }
      const numbers = orders.map(({ number }) => number);
      // It was asked about a while ago.
      await ask(`UPDATE refunds SET asked_at = asked_at - interval '1 hour'`, []);
      const states = async () =>
        (
          await ask<{ state: string; refunded: number }>(
            `SELECT state, refunded_kopecks::int AS refunded FROM orders JOIN refunds ON order_id = orders.id WHERE number = ANY($1)`,
            [numbers],
          )
        ).map(({ state, refunded }) => [state, refunded]);
      await expect
        .poll(states, { timeout: 100_000, interval: 500 })
        .toEqual(orders.map(() => ['succeeded', BACK]));
      for (const number of numbers) {
        const kept = emulator.payments.filter(({ description }) => description.includes(number));
        expect(kept.flatMap(({ refunds }) => refunds.map(({ amount }) => amount))).toEqual([BACK]);
      }
    },
    240_000,
  );
});
