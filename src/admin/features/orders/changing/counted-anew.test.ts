import { expect, it } from 'vitest';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { DeliveryQuote } from '#contracts/delivery.ts';
import {
  askedAdded,
  askedWhole,
  changedCharges,
  chosenCharges,
  laterDays,
  payableAfter,
  untoldDelivery,
} from './counted-anew.ts';
import { type DraftLine, linesOf } from './goods-draft.ts';

const line = (variant: number, quantity: number, dropped = 0) => ({
  position: variant,
  variant,
  name: 'Диван',
  variant_name: '',
  price: 100,
  quantity,
  dropped,
});
const order = {
  delivery_type: 'new_post',
  city: 'Тверь',
  town: 'Тверь, Тверская область',
  floor: 2,
  lift: null,
  assembly: null,
  promised_to: '2027-03-10',
  lines: [line(1, 2), line(2, 3, 1)],
  total: 500,
  payable: 3400,
  offers: [],
  charges: [
    { kind: 'delivery', amount: 1500 },
    { kind: 'slot', amount: 500 },
    { kind: 'assembly', amount: 900 },
  ],
} as unknown as OrderCard;
const lines = linesOf(order);
const added: DraftLine = { ...(lines[0] as DraftLine), position: null, variant: 9, quantity: '1' };

it('is counted for all that is sent, and its day for what is new alone', () => {
  expect(askedWhole(order, lines, null)).toBeUndefined();
  const more = lines.map((one) => (one.variant === 1 ? { ...one, quantity: '5' } : one));
  const all = [...more, added];
  const to = { town: 'Тверь, Тверская область', floor: 2, assembly: false };
  expect(askedWhole(order, all, null)).toMatchObject({
    ...to,
    lines: [
      { variant: 1, quantity: 5 },
      { variant: 2, quantity: 2 },
      { variant: 9, quantity: 1 },
    ],
  });
  expect(askedAdded(order, all, null)?.lines).toEqual([
    { variant: 1, quantity: 3 },
    { variant: 9, quantity: 1 },
  ]);
});

it('is counted for another address, and for fewer goods, which have no new day', () => {
  const place = { town: 'Ржев', address: '', department: '', floor: '', lift: 'none' } as const;
  expect(askedWhole(order, lines, place)).toMatchObject({
    town: 'Ржев',
    floor: null,
    lift: 'none',
  });
  const fewer = lines.map((one) => (one.variant === 1 ? { ...one, quantity: '1' } : one));
  expect(askedWhole(order, fewer, null)?.lines[0]).toEqual({ variant: 1, quantity: 1 });
  expect(askedAdded(order, fewer, null)).toBeUndefined();
});

it('says what costs another sum, but for hours that were chosen; what is told by telephone is none until then', () => {
  const quote = {
    charges: [
      { kind: 'delivery', amount: 4000, reason: 'Область' },
      { kind: 'lift', amount: 300, reason: '' },
    ],
    calls: [{ kind: 'assembly' }],
  } as unknown as DeliveryQuote;
  expect(changedCharges(order, quote)).toEqual([
    { kind: 'delivery', before: 1500, asked: 1500, after: 4000, reason: 'Область' },
    { kind: 'lift', before: null, asked: null, after: 300, reason: '' },
    { kind: 'assembly', before: 900, asked: 900, after: null, reason: '' },
  ]);
  expect(untoldDelivery(order)).toEqual([
    { kind: 'delivery', before: 1500, asked: 1500, after: null, reason: '' },
  ]);
});

it('goes on from what the customer is asked about, also in the whole sum', () => {
  const changes = [{ kind: 'assembly', before: 900, after: 5000 }];
  const wanted = { lines: [{ ...added, quantity: 1, price: 40, is_gone: false }], place: null };
  const waiting = { ...order, offers: [{ state: 'offered', changes, wanted }] } as never;
  expect(linesOf(waiting)).toHaveLength(3);
  const quoted = (amount: number) =>
    ({ charges: [{ kind: 'assembly', amount, reason: '' }], calls: [] }) as never;
  const chosen = (amount: number, isTaken: boolean) =>
    chosenCharges(changedCharges(waiting, quoted(amount)), ({ kind }) =>
      kind === 'assembly' ? isTaken : false,
    );
  // Back to what the order has, or on with what is asked.
  expect(chosen(900, true)).toEqual([{ kind: 'assembly', amount: 900, reason: '' }]);
  expect(chosen(900, false)).toEqual([]);
  // Another price is taken; one that is not taken is asked about no more.
  expect(chosen(7000, true)).toEqual([{ kind: 'assembly', amount: 7000, reason: '' }]);
  expect(chosen(7000, false)).toEqual([{ kind: 'assembly', amount: 900, reason: '' }]);
  expect(payableAfter(waiting, 540, [])).toBe(3400 + 40 + 4100);
  expect(payableAfter(waiting, 540, chosen(900, true))).toBe(3400 + 40);
  expect(askedWhole(waiting, linesOf(order), null)).toBeDefined();
});

it('has days where they end later than those promised', () => {
  const quote = (to: string) =>
    ({ promise: { from: '2027-03-09', to, has_margin: false } }) as DeliveryQuote;
  expect(laterDays(order, quote('2027-03-10'))).toBeUndefined();
  expect(laterDays(order, quote('2027-03-11'))).toEqual({ from: '2027-03-09', to: '2027-03-11' });
});
