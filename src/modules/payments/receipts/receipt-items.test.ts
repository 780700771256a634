import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlainRate } from '#contracts/receipts.ts';
import { writtenReceipt as asTbank } from '../providers/tbank/receipts.ts';
import { writtenReceipt as asYookassa } from '../providers/yookassa/receipts.ts';
import { type OrderPart, partsOf } from './order-parts.ts';
import { type Receipt, type ReceiptItem, sumOfItems } from './receipt.ts';
import {
  closingItems,
  coveredBy,
  paymentItems,
  refundItems,
  type Standing,
  standingItems,
} from './receipt-items.ts';
import { shareOut, splitPieces } from './share-out.ts';
import { tillLines } from './split-items.ts';

const order = (discountKopecks = 0) => ({
  countsCharges: true,
  totalKopecks: 5_999_000,
  discountKopecks,
});
const sofa = {
  position: 0,
  name: 'Диван «Пример»',
  variantName: '',
  quantity: 1,
  priceKopecks: 5_999_000,
};
const lift = { kind: 'lift' as const, title: 'Подъём на этаж', amountKopecks: 150_000 };
const ratesOf = (rate: PlainRate, closesCalculated = false) => ({
  goods: rate,
  services: rate,
  closesCalculated,
});
const paid = (amount: number, known: readonly Standing[] = [], rate: PlainRate = '22') => ({
  amount,
  covered: coveredBy(known),
  rates: ratesOf(rate),
  isHandedOver: false,
  orderNumber: '26-0001',
});
const receiptOf = (items: readonly ReceiptItem[], by: 'cashless' | 'prepayment'): Receipt => ({
  items,
  settlements: [{ by, kopecks: sumOfItems(items) }],
  taxSystem: 'osn',
  email: 'customer@example.ru',
  phone: '70000000000',
});

describe('appendix B: a sofa of 59 990 ₽ with its lift, 22 %', () => {
  const parts = partsOf(order(), [sofa], [lift]);
  const first = paymentItems(parts, paid(3_074_500));
  const second = paymentItems(parts, paid(3_074_500, [{ kind: 'payment', items: first }]));

  it('1: the first half tells the share of each line, of a calculated rate', () => {
    expect(asYookassa(receiptOf(first, 'cashless'))).toEqual({
      customer: { email: 'customer@example.ru', phone: '70000000000' },
      tax_system_code: 1,
      items: [
        {
          description: 'Диван «Пример»',
          quantity: '1.00',
          amount: { value: '29995.00', currency: 'RUB' },
          vat_code: 12,
          payment_mode: 'partial_prepayment',
          payment_subject: 'commodity',
          measure: 'piece',
        },
        {
          description: 'Подъём на этаж',
          quantity: '1.00',
          amount: { value: '750.00', currency: 'RUB' },
          vat_code: 12,
          payment_mode: 'partial_prepayment',
          payment_subject: 'service',
          measure: 'another',
        },
      ],
    });
  });

  it('2: the second half likewise, and both give the price of each line', () => {
    expect(second.map(({ mode }) => mode)).toEqual(['partial_prepayment', 'partial_prepayment']);
    const covered = coveredBy([first, second].map((items) => ({ kind: 'payment', items })));
    expect(Object.fromEntries(covered)).toEqual({ 'line 0': 5_999_000, 'charge lift': 150_000 });
  });

  it('3: at the handover all prices are told at the plain rate', () => {
    const items = closingItems(parts, ratesOf('22'));
    expect(asYookassa(receiptOf(items, 'prepayment')).items).toMatchObject([
      { amount: { value: '59990.00' }, vat_code: 11, payment_mode: 'full_payment' },
      { amount: { value: '1500.00' }, vat_code: 11, payment_mode: 'full_payment' },
    ]);
  });

  it('5: T-Bank is told kopecks, in its words', () => {
    expect(asTbank(receiptOf(first, 'cashless'))).toEqual({
      FfdVersion: '1.2',
      Taxation: 'osn',
      Email: 'customer@example.ru',
      Phone: '+70000000000',
      Items: [
        {
          Name: 'Диван «Пример»',
          Price: 2_999_500,
          Quantity: 1,
          Amount: 2_999_500,
          Tax: 'vat122',
          PaymentMethod: 'prepayment',
          PaymentObject: 'commodity',
          MeasurementUnit: 'шт',
        },
        {
          Name: 'Подъём на этаж',
          Price: 75_000,
          Quantity: 1,
          Amount: 75_000,
          Tax: 'vat122',
          PaymentMethod: 'prepayment',
          PaymentObject: 'service',
          MeasurementUnit: 'шт',
        },
      ],
    });
    const closing = asTbank(receiptOf(closingItems(parts, ratesOf('22')), 'prepayment'));
    expect(closing.Items.map(({ Tax }) => Tax)).toEqual(['vat22', 'vat22']);
  });

  it('6: a refund before the handover has the lines, modes and rates of what it undoes', () => {
    const standing = standingItems([{ kind: 'payment', items: first }]);
    expect(refundItems(standing, 3_074_500)).toEqual(first);
    const part = refundItems(standing, 1_000_000) ?? [];
    expect(sumOfItems(part)).toBe(1_000_000);
    expect(part.map(({ mode, rate }) => [mode, rate])).toEqual([
      ['partial_prepayment', '22/122'],
      ['partial_prepayment', '22/122'],
    ]);
    expect(refundItems(standing, 3_074_501)).toBeUndefined();
  });

  it('paid at once it is a full prepayment', () => {
    const items = paymentItems(parts, paid(6_149_000));
    expect(items.map(({ mode }) => mode)).toEqual(['full_prepayment', 'full_prepayment']);
  });

  it('paid at once after the handover it is the payment itself, of the plain rate', () => {
    const items = paymentItems(parts, { ...paid(6_149_000), isHandedOver: true });
    expect(items.map(({ mode, rate }) => [mode, rate])).toEqual([
      ['full_payment', '22'],
      ['full_payment', '22'],
    ]);
  });
});

describe('rates', () => {
  const parts = partsOf(order(), [sofa], []);

  it.each([
    ['none', 'none', 1],
    ['5', '5/105', 9],
    ['7', '7/107', 10],
    ['10', '10/110', 5],
    ['20', '20/120', 6],
    ['22', '22/122', 12],
    ['0', '0', 2],
  ] as const)('a prepayment at %s has %s', (rate, calculated, code) => {
    const items = paymentItems(parts, paid(100, [], rate));
    expect(items.map((item) => item.rate)).toEqual([calculated]);
    expect(asYookassa(receiptOf(items, 'cashless')).items[0]?.vat_code).toBe(code);
  });

  it('of goods and services may differ, and the handover may have the calculated one', () => {
    const rates = { goods: '5', services: 'none', closesCalculated: true } as const;
    const both = partsOf(order(), [sofa], [lift]);
    expect(closingItems(both, rates).map(({ rate }) => rate)).toEqual(['5/105', 'none']);
    expect(closingItems(both, ratesOf('5')).map(({ rate }) => rate)).toEqual(['5', '5']);
  });
});

describe('what an order consists of', () => {
  it('has the discount within the prices of its goods', () => {
    const lines = [
      { ...sofa, priceKopecks: 1_000_00 },
      { ...sofa, position: 1, priceKopecks: 1_000_00, quantity: 2 },
    ];
    const parts = partsOf({ ...order(100), totalKopecks: 3_000_00 }, lines, [lift]);
    expect(parts.map(({ kopecks }) => kopecks)).toEqual([999_67, 1_999_33, 150_000]);
  });

  it('of before charges were counted leaves them out, as its total does', () => {
    const parts = partsOf({ ...order(100), countsCharges: false }, [sofa], [lift]);
    expect(parts.map(({ of, kopecks }) => [of, kopecks])).toEqual([['line 0', 5_999_000]]);
  });

  it('paid beyond all its parts has an advance', () => {
    const parts = partsOf(order(), [sofa], []);
    expect(paymentItems(parts, paid(6_000_000))).toMatchObject([
      { kopecks: 5_999_000, mode: 'full_prepayment' },
      { of: 'advance', kopecks: 1_000, mode: 'advance', subject: 'payment' },
    ]);
  });
});

describe('a line of several pieces', () => {
  it('that does not divide is told in two, a kopeck apart', () => {
    expect(splitPieces(100_00, 3)).toEqual([
      { quantity: 2, price: 33_33 },
      { quantity: 1, price: 33_34 },
    ]);
    expect(splitPieces(99, 3)).toEqual([{ quantity: 3, price: 33 }]);
  });

  it('is told whole where the till takes no more lines, and not at all beyond that', () => {
    const item = { ...sofa, of: 'x', quantity: 3, kopecks: 100, rate: '22', mode: 'full_payment' };
    const items = Array.from({ length: 60 }, () => ({
      ...item,
      subject: 'commodity',
    })) as unknown as ReceiptItem[];
    const limits = { mostItems: 100, mostName: 24 };
    const lines = tillLines(items, limits) ?? [];
    expect(lines).toHaveLength(60);
    expect(lines[0]).toMatchObject({
      quantity: 1,
      price: 100,
      name: 'Диван «Пример» (3\u00a0шт.)',
    });
    expect(tillLines([...items, ...items], limits)).toBeUndefined();
    expect(tillLines(items.slice(0, 1), { ...limits, mostName: 8 })?.[0]?.name).toBe('Диван «…');
  });
});

const parts = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      price: fc.integer({ min: 1, max: 9_999_999 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all): OrderPart[] =>
    all.map(({ quantity, price }, index) => ({
      of: `line ${index}`,
      name: `Вещь ${index}`,
      quantity,
      kopecks: quantity * price,
      subject: index % 3 === 2 ? 'service' : 'commodity',
    })),
  );
const steps = fc.array(
  fc.record({
    does: fc.constantFrom('pay', 'pay', 'refund'),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 8 },
);

describe('of random orders, payments and refunds', () => {
  it('receipts add up to the payments, and to the price of each part once all is paid', () => {
    fc.assert(
      fc.property(
        parts,
        steps,
        fc.constantFrom<PlainRate>('none', '5', '22'),
        (all, does, rate) => {
          const payable = sumOfItems(all as unknown as ReceiptItem[]);
          const known: Standing[] = [];
          let balance = 0;
          const pay = (amount: number) => {
            const items = paymentItems(all, paid(amount, known, rate));
            expect(sumOfItems(items)).toBe(amount);
            known.push({ kind: 'payment', items });
            balance += amount;
          };
          for (const { does: what, share } of does) {
            const amount = Math.round(share * (what === 'pay' ? payable - balance : balance));
            if (amount === 0) continue;
            if (what === 'pay') pay(amount);
            else {
              const items = refundItems(standingItems(known), amount) ?? [];
              expect(sumOfItems(items)).toBe(amount);
              known.push({ kind: 'refund', items });
              balance -= amount;
            }
          }
          if (balance < payable) pay(payable - balance);
          const covered = coveredBy(known);
          expect(all.map(({ of }) => covered.get(of))).toEqual(all.map(({ kopecks }) => kopecks));
          for (const { items } of known) {
            const lines = asTbank(receiptOf(items, 'cashless')).Items;
            const sum = lines.reduce((whole, { Amount }) => whole + Amount, 0);
            expect(sum).toBe(sumOfItems(items));
          }
        },
      ),
    );
  });

  it('shares are never more than their weights, and add up', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(99_999_999_999), { minLength: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, share) => {
          const whole = weights.reduce((sum, one) => sum + one, 0);
          const sum = Math.floor(whole * share);
          const shares = shareOut(sum, weights);
          expect(shares.reduce((all, one) => all + one, 0)).toBe(sum);
          expect(shares.every((one, index) => one <= (weights[index] ?? 0))).toBe(true);
        },
      ),
    );
  });

  it('a sum is not shared out over nothing', () => {
    expect(shareOut(0, [0, 0])).toEqual([0, 0]);
    expect(() => shareOut(1, [0])).toThrow(RangeError);
  });
});
