import { describe, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { openTill as openShopTill } from '#tests/support/open-till.ts';
import { handOver, orderOf, setTill } from '#tests/support/receipts.ts';
import type { ProviderName } from '../online/providers.ts';

const it = withShop();
const { shop } = fixturesOf(it);
const openTill = (name: ProviderName, till?: 'own' | 'provider') => openShopTill(shop, name, till);

const MINUTE = 60_000;
const SOFA = { quantity: 1, price: 5_999_000 };
const LIFT = 150_000;
const PAYABLE = 6_149_000;

describe('«Чеки от ЮKassa»', () => {
  it('tell the whole payment, and the handover', async () => {
    const { pay, work, told } = await openTill('yookassa', 'provider');
    const whole = await orderOf(shop.db, [SOFA]);
    await pay(whole, 'rest');
    await handOver(shop.db, whole);
    await work();
    expect(await told(whole)).toEqual(['payment registered 5999000', 'closing registered 5999000']);
  });

  it('let the shop take whole orders alone', async () => {
    const { pay, begin, told } = await openTill('yookassa', 'provider');
    const order = await orderOf(shop.db, [SOFA]);
    await expect(begin(order, { amount: 2_000_000 })).rejects.toMatchObject({ code: 'invalid' });
    await pay(order, 'first');
    expect(await told(order)).toEqual(['payment sent 5999000']);
  });

  it('do not print what is left of an order that was begun with another till: a person does', async () => {
    const { pay, told, emulator } = await openTill('yookassa');
    const order = await orderOf(shop.db, [SOFA]);
    await pay(order, 'first');
    await setTill(shop.db, 'provider');
    await pay(order, 'rest');
    expect(await told(order)).toEqual(['payment sent 2999500', 'payment failed 2999500 mode']);
    expect(emulator.bodies.at(-1)).not.toHaveProperty('receipt');
  });
});

describe('receipts of T-Bank', () => {
  it('are told by signed notices, and each payment is closed by itself', async () => {
    const { pay, work, told, printed, emulator } = await openTill('tbank');
    const order = await orderOf(shop.db, [{ quantity: 3, price: 1_000_01 }]);
    await pay(order, 'first');
    await pay(order, 'rest');
    await handOver(shop.db, order);
    await work();
    await emulator.notices.settled();
    expect(await told(order)).toEqual([
      'payment registered 150002',
      'payment registered 150001',
      'closing registered 150002',
      'closing registered 150001',
    ]);
    expect(
      printed().map(({ lines, settlements }) => [lines, settlements.map(({ kopecks }) => kopecks)]),
    ).toEqual([
      [
        [
          [50_000, 'vat122', 'prepayment'],
          [50_001, 'vat122', 'prepayment'],
        ],
        [],
      ],
      [
        [
          [50_000, 'vat122', 'prepayment'],
          [50_001, 'vat122', 'prepayment'],
        ],
        [],
      ],
      [
        [
          [50_000, 'vat22', 'full_payment'],
          [50_001, 'vat22', 'full_payment'],
        ],
        [0, 150_002],
      ],
      [
        [
          [50_000, 'vat22', 'full_payment'],
          [50_001, 'vat22', 'full_payment'],
        ],
        [0, 150_001],
      ],
    ]);
  });

  it('whose answer was lost are not sent again: a person looks', async () => {
    const { pay, work, told, emulator } = await openTill('tbank');
    const order = await orderOf(shop.db, [SOFA]);
    await pay(order, 'rest');
    await handOver(shop.db, order);
    emulator.misfortunes.losesNotices = true;
    emulator.misfortunes.losesAnswers = 1;
    await work();
    await emulator.clock.pass(11 * MINUTE);
    await work();
    expect(emulator.receipts).toHaveLength(2);
    expect((await told(order)).at(-1)).toBe('closing failed 5999000 lost');
  });

  it('that a forged notice tells are not believed', async () => {
    const { pay, told, emulator } = await openTill('tbank');
    emulator.misfortunes.signsWrongly = true;
    const order = await orderOf(shop.db, [SOFA]);
    await pay(order, 'rest');
    expect(await told(order)).toEqual(['payment sent 5999000']);
    expect(emulator.receipts).toHaveLength(1);
  });

  it('of a refund before the handover are those of its payment', async () => {
    const { pay, giveBack, work, printed, told } = await openTill('tbank');
    const order = await orderOf(shop.db, [SOFA], LIFT);
    const payment = await pay(order, 'rest');
    await giveBack(payment, LIFT);
    await work();
    expect(
      printed()
        .at(-1)
        ?.lines.map(([, ...rest]) => rest),
    ).toEqual([
      ['vat122', 'full_prepayment'],
      ['vat122', 'full_prepayment'],
    ]);
    expect(await told(order)).toEqual([
      `payment registered ${PAYABLE}`,
      `refund registered ${LIFT}`,
    ]);
  });
});
