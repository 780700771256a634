import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GoodsRow } from '#contracts/admin/goods/goods.ts';
import { answered, kept } from './answers.ts';
import type { SheetRow } from './cells.ts';
import { columns } from './columns.ts';
import { changingByPercent, clearing, dropping, fillingDown, pasting, pulling } from './edits.ts';
import { largePricesOf } from './large-prices.ts';
import { judged } from './row-state.ts';
import type { Range } from './selection.ts';
import { type Command, done, emptySheet, redone, type Sheet, undone, withRows } from './sheet.ts';

const row = (id: number, price = 1000 * id, old: number | null = null): SheetRow => ({
  id,
  article: `A-${id}`,
  product: `Стол ${id}`,
  variant: 'дуб',
  price,
  old_price: old,
  stock: id % 2 ? { kind: 'counted', pieces: id } : { kind: 'to_order' },
  low_stock: null,
  days: null,
  hidden: false,
});
const sheet = withRows(
  emptySheet(),
  [1, 2, 3, 4, 5, 6].map((id) => row(id)),
);
const col = (id: string) => columns.findIndex((one) => one.id === id);
const all = new Set(['price', 'old_price', 'stock'].map(col));
const range = (top: number, bottom: number, from: string, to = from): Range => ({
  top,
  bottom,
  left: col(from),
  right: col(to),
});
const paste = (from: Sheet, where: Range, table: string[][], editable: ReadonlySet<number> = all) =>
  pasting(from, editable, where, table);
const doing = (from: Sheet, edits: Command['edits']) => done(from, { what: 'pasting', edits });
const prices = ({ rows, drafts }: Sheet) =>
  rows.map(({ id, price }) => {
    const cell = drafts.get(id)?.price?.cell ?? { value: price };
    return 'fault' in cell ? cell.text : cell.value;
  });

describe('prices that change a lot', () => {
  const large = (table: string[][]) => {
    const pasted = doing(sheet, paste(sheet, range(0, 0, 'price'), table).edits);
    return largePricesOf(pasted, judged(pasted).changes);
  };

  it('are asked about, the largest changes first', () => {
    expect(large([['1000'], ['20'], ['2900'], ['6001']])).toEqual({
      count: 2,
      all: 3,
      examples: [
        { article: 'A-2', name: 'Стол 2, дуб', from: 2000, to: 20 },
        { article: 'A-4', name: 'Стол 4, дуб', from: 4000, to: 6001 },
      ],
    });
  });

  it('are none where they change by a half at most', () => {
    expect(large([['500'], ['3000']])).toBeUndefined();
  });
});

describe('pasting', () => {
  it('goes from the corner of the selection, and tells what has no place', () => {
    const {
      edits,
      range: into,
      beyond,
    } = paste(sheet, range(4, 4, 'price'), [['7'], ['8'], ['9']]);
    expect(prices(doing(sheet, edits))).toEqual([1000, 2000, 3000, 4000, 7, 8]);
    expect([into.bottom, beyond]).toEqual([5, 1]);
  });

  it('of one value fills the range; of a table that fits some times, too', () => {
    expect(prices(doing(sheet, paste(sheet, range(1, 4, 'price'), [['5']]).edits))).toEqual([
      1000, 5, 5, 5, 5, 6000,
    ]);
    const twice = paste(sheet, range(0, 3, 'price'), [['5'], ['6']]);
    expect(prices(doing(sheet, twice.edits))).toEqual([5, 6, 5, 6, 5000, 6000]);
  });

  it('reads a column as its other values are written, and asks where they do not tell', () => {
    const pasted = (table: string[][]) =>
      prices(doing(sheet, paste(sheet, range(0, 0, 'price'), table).edits)).slice(0, table.length);
    expect(pasted([['54.990'], ['1.250.000']])).toEqual([54_990, 1_250_000]);
    expect(pasted([['54.990'], ['7.25']])).toEqual([54.99, 7.25]);
    expect(pasted([['54.990'], ['990']])).toEqual(['54.990', 990]);
  });

  it('keeps what cannot be read, with the reason, and leaves the rest to be saved', () => {
    const after = doing(sheet, paste(sheet, range(0, 0, 'price'), [['дорого'], ['7']]).edits);
    expect(prices(after).slice(0, 2)).toEqual(['дорого', 7]);
    const { changes, troubled } = judged(after);
    expect(changes).toEqual([{ id: 2, price: { from: 2000, to: 7 } }]);
    expect(troubled).toEqual([1]);
  });

  it('of an empty cell ends an old price and leaves price and stock', () => {
    const known = withRows(emptySheet(), [row(1, 1000, 1500)]);
    const after = doing(known, paste(known, range(0, 0, 'price', 'stock'), [['', '', '']]).edits);
    expect(judged(after).changes).toEqual([{ id: 1, old_price: { from: 1500, to: null } }]);
  });

  it('leaves what a member may not change', () => {
    const outcome = paste(
      sheet,
      range(0, 0, 'price'),
      [['5', '', 'есть']],
      new Set([col('stock')]),
    );
    expect([outcome.edits.map(({ field }) => field), outcome.left]).toEqual([['stock'], 2]);
  });
});

describe('filling', () => {
  it('down repeats the first row, in one row that above it', () => {
    expect(prices(doing(sheet, fillingDown(sheet, all, range(1, 4, 'price')).edits))).toEqual([
      1000, 2000, 2000, 2000, 2000, 6000,
    ]);
    expect(prices(doing(sheet, fillingDown(sheet, all, range(3, 3, 'price')).edits))[3]).toBe(3000);
    expect(fillingDown(sheet, all, range(0, 0, 'price')).edits).toEqual([]);
  });

  it('by the handle repeats the range, downwards and upwards', () => {
    expect(prices(doing(sheet, pulling(sheet, all, range(0, 1, 'price'), [2, 5]).edits))).toEqual([
      1000, 2000, 1000, 2000, 1000, 2000,
    ]);
    expect(prices(doing(sheet, pulling(sheet, all, range(3, 4, 'price'), [0, 2]).edits))).toEqual([
      5000, 4000, 5000, 4000, 5000, 6000,
    ]);
  });
});

describe('clearing and percent', () => {
  it('empties what may be empty', () => {
    const known = withRows(emptySheet(), [row(1, 1000, 1500)]);
    const after = doing(known, clearing(known, all, range(0, 0, 'price', 'stock')).edits);
    expect(judged(after).changes).toEqual([
      {
        id: 1,
        old_price: { from: 1500, to: null },
        stock: { from: { kind: 'counted', pieces: 1 }, to: { kind: 'to_order' } },
      },
    ]);
  });

  it('goes on from what is typed, rounds, and sets the old price of a discount', () => {
    const typed = doing(sheet, paste(sheet, range(0, 0, 'price'), [['12490']]).edits);
    const edits = changingByPercent(typed, typed.rows.slice(0, 1), {
      percent: -10,
      rounding: 100,
      isDiscount: true,
    });
    expect(judged(doing(typed, edits)).changes).toEqual([
      { id: 1, price: { from: 1000, to: 11_200 }, old_price: { from: null, to: 12_490 } },
    ]);
  });
});

describe('a row that cannot be saved', () => {
  it('has an old price that is not above its price', () => {
    const after = doing(sheet, paste(sheet, range(0, 0, 'old_price'), [['900']]).edits);
    expect(judged(after)).toEqual({ changes: [], troubled: [1] });
  });
});

describe('an answer', () => {
  const full = (one: SheetRow): GoodsRow => ({
    ...one,
    product_id: 0,
    category_slug: 'divany',
    is_product_hidden: false,
    category: '',
    photo: '',
    page: '',
    is_withdrawn: false,
    source: null,
    held: [],
    mastered: [],
  });
  const typed = doing(sheet, paste(sheet, range(0, 2, 'price'), [['7']]).edits);
  const refusal = { article: '', code: 'goods_changed', detail: 'Изменилось' } as const;

  it('ends the drafts of what is stored, also where another save has stored it', () => {
    const after = answered(typed, {
      changed: [full(row(1, 7))],
      refused: [{ ...refusal, id: 2, now: full(row(2, 7)) }],
    });
    expect(judged(after).changes).toEqual([{ id: 3, price: { from: 3000, to: 7 } }]);
    expect(judged(after).troubled).toEqual([]);
  });

  it('of another value is a conflict until the member keeps the own one, which then goes from the new one', () => {
    const after = answered(typed, {
      changed: [],
      refused: [{ ...refusal, id: 2, now: full(row(2, 1990)) }],
    });
    expect(judged(after).troubled).toEqual([2]);
    expect(prices(after)[1]).toBe(7);
    expect(judged(kept(after, 2)).changes[1]).toEqual({ id: 2, price: { from: 1990, to: 7 } });
  });

  it('that refuses goods stands at them until they are changed again', () => {
    const after = answered(typed, {
      changed: [],
      refused: [{ ...refusal, id: 2, code: 'not_found' }],
    });
    expect(judged(after).troubled).toEqual([2]);
    const again = doing(after, paste(after, range(1, 1, 'price'), [['8']]).edits);
    expect(judged(again).troubled).toEqual([]);
  });

  it('keeps what was typed over it meanwhile', () => {
    const later = doing(typed, paste(typed, range(0, 0, 'price'), [['9']]).edits);
    const after = answered(later, { changed: [full(row(1, 7))], refused: [] });
    expect(judged(after).changes[0]).toEqual({ id: 1, price: { from: 7, to: 9 } });
  });

  it('can be undone by a later save: the former value is a change again', () => {
    const after = answered(typed, {
      changed: [1, 2, 3].map((id) => full(row(id, 7))),
      refused: [],
    });
    expect(judged(after).changes).toEqual([]);
    expect(judged(undone(after)).changes[0]).toEqual({ id: 1, price: { from: 7, to: 1000 } });
  });
});

it('undoing all commands restores the start, and redoing them gives the same, whatever they are', () => {
  const fields = ['price', 'old_price', 'stock'];
  const where = fc
    .tuple(fc.nat(5), fc.nat(5), fc.nat(2), fc.nat(2))
    .map(([a, b, c, d]) =>
      range(
        Math.min(a, b),
        Math.max(a, b),
        fields[Math.min(c, d)] as string,
        fields[Math.max(c, d)] as string,
      ),
    );
  const text = fc.constantFrom('5', '7 000', '', 'дорого', 'есть', 'под заказ', '0', '999999');
  const table = fc.array(fc.array(text, { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 4,
  });
  const step = fc.oneof(
    fc.tuple(where, table).map(
      ([at, cells]) =>
        (s: Sheet) =>
          pasting(s, all, at, cells).edits,
    ),
    where.map((at) => (s: Sheet) => clearing(s, all, at).edits),
    where.map((at) => (s: Sheet) => fillingDown(s, all, at).edits),
    where.map((at) => (s: Sheet) => pulling(s, all, at, [at.bottom + 1, 5]).edits),
    fc
      .integer({ min: -50, max: 50 })
      .map(
        (percent) => (s: Sheet) =>
          changingByPercent(s, s.rows, { percent, rounding: 10, isDiscount: percent < 0 }),
      ),
    fc.constant(dropping),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const end = steps.reduce((s, edits) => doing(s, edits(s)), sheet);
      const start = end.past.reduce(undone, end);
      expect(start.drafts).toEqual(sheet.drafts);
      const again = end.past.reduce(redone, start);
      expect(again.drafts).toEqual(end.drafts);
      expect(again.past).toEqual(end.past);
    }),
  );
});
