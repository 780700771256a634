import type { ComparedColumn, ComparedWith } from '#contracts/admin/reports/values.ts';
import type { PlainRow } from '#modules/imports/index.ts';

const ofOrder = [/^(?:номер|№|код) заказа/, /заказ/, /^order/, /^номер$/, /^№$/];

/** How programs call a column, the surest words first. */
const headings: Readonly<Record<Exclude<ComparedColumn, 'key'>, readonly RegExp[]>> = {
  sum: [
    /^сумма (?:платежа|операции|оплаты|возврата)/,
    /^сумма заказа/,
    /^сумма$/,
    /^сумма(?!.*(?:комисс|зачисл|перечисл|ндс|удержан))/,
    /^(?:amount|total|sum)/,
    /^итого/,
  ],
  date: [/^дата (?:и время )?(?:платежа|операции|оплаты|возврата)/, /^(?:дата|время|date|time)/],
  order: ofOrder,
};

const ofPayment = [
  /^идентификатор (?:платежа|операции|транзакции|возврата)/,
  /^(?:id|номер|№) (?:платежа|операции|транзакции|возврата)/,
  /^(?:payment|refund|operation|transaction)[ _]?id/,
  /^(?:идентификатор|id|rrn)$/,
];

const keyOf = (what: ComparedWith) =>
  what === 'payments' || what === 'refunds' ? ofPayment : ofOrder;

type Guessed = Partial<Record<ComparedColumn, number>>;

/** The columns of a header by usual headings; one that is not known is left out. */
export function guessColumns(header: readonly string[], what: ComparedWith): Guessed {
  const names = header.map((name) => name.toLowerCase().replace(/\s+/g, ' ').trim());
  const find = (words: readonly RegExp[]) => {
    for (const word of words) {
      const at = names.findIndex((name) => word.test(name));
      if (at >= 0) return at;
    }
    return undefined;
  };
  const found = { key: find(keyOf(what)), sum: find(headings.sum), date: find(headings.date) };
  const order = find(headings.order);
  return Object.fromEntries(
    Object.entries({ ...found, ...(order !== found.key && { order }) }).filter(
      ([, at]) => at !== undefined,
    ),
  );
}

/** Title lines above the header. */
const TITLES = 30;

/** The place of the header: the row with most known headings, else the first of those with most cells. */
export function headerAt(rows: readonly PlainRow[], what: ComparedWith): number {
  const weights = rows.slice(0, TITLES).map(({ cells }) => {
    const known = Object.keys(guessColumns(cells, what)).length;
    return known * 1000 + cells.filter(Boolean).length;
  });
  return weights.indexOf(Math.max(...weights));
}
