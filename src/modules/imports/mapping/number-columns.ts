import { NumberColumn } from '#contracts/number-style.ts';
import type { NumberKind } from '#contracts/number-tails.ts';
import { readNumber } from '#contracts/read-number.ts';
import type { NumberField, RawOffer } from '../feed-item.ts';
import type { FieldStyles, NumberTexts } from './price-and-stock.ts';

const kinds = { price: 'money', oldPrice: 'money', count: 'pieces' } as const satisfies Record<
  NumberField,
  NumberKind
>;
const fields = Object.keys(kinds) as NumberField[];

/** Numbers in whose place an open one is checked with the rest of its row. */
const standIn: Readonly<Record<NumberField, string>> = { price: '1', oldPrice: '1', count: '0' };

/** How the numbers of a file are written, by what all of its rows have. */
export class NumberColumns {
  private readonly columns = {
    price: new NumberColumn(),
    oldPrice: new NumberColumn(),
    count: new NumberColumn(),
  };

  /**
   * Takes a row. Returns it with a stand-in for each number that can mean two, which only the whole column may settle;
   * undefined where there is none.
   */
  see(raw: RawOffer): RawOffer | undefined {
    const open = fields.filter((field) => this.seeField(raw, field));
    if (open.length === 0) return undefined;
    return { ...raw, ...Object.fromEntries(open.map((field) => [field, standIn[field]])) };
  }

  private seeField(raw: NumberTexts, field: NumberField): boolean {
    const text = raw[field];
    if (!/[.,]/.test(text) || raw.numbers.includes(field)) return false;
    this.columns[field].see(text);
    return 'readings' in readNumber(text, { kind: kinds[field] });
  }

  get styles(): FieldStyles {
    const { price, oldPrice, count } = this.columns;
    return { price: price.style, oldPrice: oldPrice.style, count: count.style };
  }
}
