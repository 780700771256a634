import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { pickVariants, type SomeVariant, setVariant } from '#tests/support/catalogue.ts';
import { callAsGuest } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { callOf, orderWithLink } from '#tests/support/order-links.ts';
import type { PaymentsEmulator } from '#tests/support/payments.ts';
import { emulatorOfShop, leadTo } from '#tests/support/provider-of-shop.ts';

let emulator: PaymentsEmulator;
const it = withShop(async (given) => {
  const opened = await emulatorOfShop(given);
  emulator = opened.emulator;
  return opened.options;
});
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
beforeEach(async () => {
  [sofa] = (await pickVariants(shop.db, [9_000_000])) as [SomeVariant];
});

const ordered = () => orderWithLink(shop, [sofa], { payment_type: 'partial' });
const pathOf = (number: string) => `/api/admin/orders/${number}/payments/`;
async function showQr(number: string, part = 'first') {
  const manager = await office.complete('manager');
  return manager.call('POST', `${pathOf(number)}qr/`, { part });
}

describe.each(['yookassa', 'tbank'] as const)(
  'a QR code of %s on the screen of the staff',
  (name) => {
    beforeEach(() => leadTo(shop, emulator, name));

    it('is one payment however often it is shown, by СБП alone, and counts once it is paid', async () => {
      const { id, number } = await ordered();
      const shown = (await showQr(number)).json();
      expect(shown).toMatchObject({ amount: 45_000, code: expect.stringMatching(/^http/) });
      expect((await showQr(number)).json()).toEqual(shown);
      const { rows } = await shop.db.execute(
        sql`SELECT made_by, staff_id IS NOT NULL AS is_known FROM payments WHERE order_id = ${id}`,
      );
      expect(rows).toEqual([{ made_by: 'staff', is_known: true }]);
      await emulator.press(shown.code, 'pay', 'sbp');
      await emulator.clock.pass(5000);
      const manager = await office.complete('manager');
      const checked = await manager.call('POST', `${pathOf(number)}${shown.payment}/check/`);
      expect(checked.json()).toMatchObject({ found: 'changed', paid: 45_000, left: 45_000 });
      expect((await showQr(number, 'rest')).json().amount).toBe(45_000);
    });

    it('is not what a customer is led to who pays by the link', async () => {
      const { number, url } = await ordered();
      const shown = (await showQr(number)).json();
      const begun = await callAsGuest(shop, 'POST', callOf(url, 'paying/'), { part: 'first' });
      expect(begun.json().payment).not.toBe(shown.payment);
    });
  },
);

it('a QR code is refused for more than СБП takes, without a provider, and to who may not take money', async () => {
  await leadTo(shop, emulator, 'yookassa');
  const { number } = await ordered();
  const warehouse = await office.complete('warehouse');
  const refused = await warehouse.call('POST', `${pathOf(number)}qr/`, { part: 'first' });
  expect(refused.statusCode).toBe(403);
  await setVariant(shop.db, sofa.variant, { priceKopecks: 80_000_000 });
  const dear = await ordered();
  const tooMuch = await showQr(dear.number, 'rest');
  expect([tooMuch.statusCode, tooMuch.json().amount]).toEqual([
    400,
    [expect.stringMatching(/700\s000/)],
  ]);
  await leadTo(shop, emulator, null);
  const off = await showQr(number);
  expect([off.statusCode, off.json().code]).toEqual([409, 'payment_off']);
});
