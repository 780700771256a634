import { expect, it } from 'vitest';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { DeliveryQuote } from '#contracts/delivery.ts';
import {
  askedAdded,
  askedWhole,
  changedCharges,
  chosenCharges,
  droppedDay,
  isAllThere,
  isMoved,
  otherDays,
  payableAfter,
  untoldDelivery,
} from './counted-anew.ts';
import { type DraftLine, linesOf } from './goods-draft.ts';
import { type DraftPlace, placeOf } from './place-draft.ts';

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
const placeTo = (to: Partial<DraftPlace>): DraftPlace => ({ ...placeOf(order), floor: '', ...to });
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
  const place = placeTo({ town: 'Ржев', lift: 'none' });
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
  expect(changedCharges(order, quote, null)).toEqual([
    { kind: 'delivery', before: 1500, asked: 1500, after: 4000, reason: 'Область' },
    { kind: 'lift', before: null, asked: null, after: 300, reason: '' },
    { kind: 'assembly', before: 900, asked: 900, after: null, reason: '' },
  ]);
  expect(untoldDelivery(order)).toEqual([
    { kind: 'delivery', before: 1500, asked: 1500, after: null, reason: '' },
    { kind: 'slot', before: 500, asked: 500, after: null, reason: '' },
  ]);
});

it('hours cost nothing in another town that has none, and are told to drop with their day', () => {
  const quote = { charges: [], calls: [], slots: [] } as unknown as DeliveryQuote;
  const slotOf = (place: DraftPlace | null, of = quote) =>
    changedCharges(order, of, place).some(({ kind }) => kind === 'slot');
  expect(slotOf(placeTo({ town: 'Ржев' }))).toBe(true);
  expect(slotOf(placeTo({ town: 'Ржев' }), { ...quote, slots: [{}] } as never)).toBe(false);
  expect(slotOf(null)).toBe(false);
  const dated = { ...order, plan: { deliver_on: '2027-03-09' } } as never;
  const days = (from: string, to: string) => ({ from, to, text: '', isSooner: false });
  const dropped = (...of: [string, string]) =>
    droppedDay(dated, days(...of), { isOtherWay: false });
  expect([dropped('2027-03-08', '2027-03-10'), dropped('2027-03-10', '2027-03-12')]).toEqual([
    null,
    '2027-03-09',
  ]);
  expect(droppedDay(dated, undefined, { isOtherWay: true })).toBe('2027-03-09');
});

it('goes on from what the customer is asked about, also in the whole sum', () => {
  const changes = [{ kind: 'assembly', before: 900, after: 5000 }];
  const wanted = { lines: [{ ...added, quantity: 1, price: 40, is_gone: false }], place: null };
  const waiting = { ...order, offers: [{ state: 'offered', changes, wanted }] } as never;
  expect(linesOf(waiting)).toHaveLength(3);
  const quoted = (amount: number) =>
    ({ charges: [{ kind: 'assembly', amount, reason: '' }], calls: [] }) as never;
  const chosen = (amount: number, isTaken: boolean) =>
    chosenCharges(changedCharges(waiting, quoted(amount), null), ({ kind }) =>
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

const quoteOf = (from: string, to: string) =>
  ({ promise: { from, to, has_margin: false }, promise_text: to, charges: [], calls: [] }) as never;

it('an order that is fetched instead has neither delivery nor hours, and the days of a place of the shop', () => {
  const place = placeTo({ way: 'pickup', town: '', address: 'ул. Образцовая, д. 1' });
  expect(askedWhole(order, lines, place)).toEqual({
    pickup: true,
    lines: [
      { variant: 1, quantity: 2 },
      { variant: 2, quantity: 2 },
    ],
  });
  const quote = quoteOf('2027-03-06', '2027-03-06');
  expect(changedCharges(order, quote, place).map(({ kind, after }) => [kind, after])).toEqual([
    ['delivery', null],
    ['slot', null],
    ['assembly', null],
  ]);
  expect(isMoved(order, place)).toBe(true);
  expect(otherDays(order, { whole: quote }, { isMoved: true })).toMatchObject({ isSooner: false });
});

it('has other days: later ones for goods that are added, sooner ones where goods that were waited for go', () => {
  const [soon, same, late] = ['2027-03-08', '2027-03-10', '2027-03-11'].map((to) =>
    quoteOf('2027-03-08', to),
  );
  const days = (found: Parameters<typeof otherDays>[1]) =>
    otherDays(order, found, { isMoved: false });
  expect(days({ added: same })).toBeUndefined();
  expect(days({ added: late })).toMatchObject({ to: '2027-03-11', isSooner: false });
  expect(days({ whole: late })).toBeUndefined();
  expect(days({ whole: soon })).toMatchObject({ to: '2027-03-08', isSooner: true });
  expect(days({ whole: soon, added: late })).toMatchObject({ to: '2027-03-11' });
  const made = {
    ...order,
    lines: [
      { ...line(1, 2), from_stock: 2 },
      { ...line(2, 3, 1), from_stock: 0 },
    ],
  };
  expect(isAllThere(made as never, lines)).toBe(false);
  const fewer = lines.map((one) => ({ ...one, isRemoved: one.variant === 2 }));
  expect(isAllThere(made as never, fewer)).toBe(true);
});
