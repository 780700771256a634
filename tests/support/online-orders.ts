import { sql } from 'drizzle-orm';
import type { Till } from '#contracts/receipts.ts';
import type { ProviderName } from '#modules/payments/online/providers.ts';
import type { TestApp } from './build-test-app.ts';
import type { SomeVariant } from './catalogue.ts';
import { takePaymentsOf } from './online-payments.ts';
import { cartLine } from './order-form.ts';
import type { PaymentsEmulator } from './payments.ts';
import { guestFrom, placeOrder } from './place-order.ts';
import { setTill } from './receipts.ts';

type Method = Parameters<PaymentsEmulator['press']>[2];

interface Asked {
  readonly name?: ProviderName;
  readonly method?: Method;
  /** What the order is of, and how many of each. */
  readonly lines?: readonly (readonly [SomeVariant, number])[];
  readonly form?: object;
  /** Which till prints the receipts. Default: none. */
  readonly till?: Till;
}

/** Orders of a shop that takes payments by the emulator; the clock of the shop is that of the emulator. */
export function onlineOrders(shop: TestApp, emulator: PaymentsEmulator, usual: SomeVariant) {
  /** An order with a first payment that waits for its customer. */
  async function begun({
    name = 'yookassa',
    lines = [[usual, 1]],
    form = {},
    till = 'none',
  }: Asked = {}) {
    const { clock } = emulator;
    const payments = await takePaymentsOf(shop, name, { emulator, clock });
    if (till !== 'none') await setTill(shop.db, till);
    const goods = lines.map(([variant, count]) => cartLine(variant, count));
    const { number, order_url: url } = await placeOrder(guestFrom(shop), goods, form);
    const { rows } = await shop.db.execute<{ id: number }>(
      sql`SELECT id FROM orders WHERE number = ${number}`,
    );
    const orderId = rows[0]?.id ?? 0;
    const pay = () => payments.begin(orderId, 'rest');
    const { id, payUrl } = await payments.begin(orderId, 'first');
    return { ...payments, number, url, orderId, id, payUrl, pay };
  }

  /** An order whose customer has made the first payment. */
  async function paid({ method = 'card', ...asked }: Asked = {}) {
    const order = await begun(asked);
    await emulator.press(order.payUrl, 'pay', method);
    await order.settle(order.id, 'return');
    await emulator.clock.pass(10_000);
    return order;
  }

  return { begun, paid };
}
