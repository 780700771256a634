import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMadeToOrder } from '../support/made-to-order.ts';
import { orderLettersIn } from '../support/outbox.ts';
import { makeFolder } from '../support/shop-folder.ts';
import { orderCart, pushCart } from '../support/shop-orders.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';

let folder: string;
let shop: ShopProcess;

beforeAll(async () => {
  folder = makeFolder('orders-killed');
  shop = await startShopProcess(folder);
});
afterAll(async () => {
  await shop.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

it('loses and doubles no order, however it is killed while orders come in', async () => {
  const confirmed = new Map<string, unknown>();
  const started: string[] = [];
  const product = await findMadeToOrder(shop.url);
  for (const killAfter of [1, 4, 9]) {
    const carts = await Promise.all(Array.from({ length: 20 }, () => pushCart(shop.url, product)));
    started.push(...carts);
    let answered = 0;
    await Promise.all(
      carts.map(async (uuid) => {
        const answer = await orderCart(shop.url, uuid).catch(() => null);
        if (answer?.status === 201) confirmed.set(uuid, answer.body.number);
        answered += 1;
        if (answered === killAfter) shop.child.kill('SIGKILL');
      }),
    );
    shop = await startShopProcess(folder);
    expect(shop.output()).not.toContain('демонстрационный');
  }

  const numbers = new Set<unknown>();
  for (const uuid of started) {
    const { status, body } = await orderCart(shop.url, uuid);
    expect([200, 201]).toContain(status);
    if (confirmed.has(uuid)) expect([status, body.number]).toEqual([200, confirmed.get(uuid)]);
    numbers.add(body.number);
  }
  expect(numbers.size).toBe(started.length);

  await expect
    .poll(() => orderLettersIn(folder).length, { timeout: 60_000, interval: 200 })
    .toBe(numbers.size * 2);
}, 180_000);
