import { z } from 'zod';

/** A field that may be missing or cannot be read: one broken field takes no answer away. */
export const maybe = <Value>(schema: z.ZodType<Value>) =>
  schema
    .nullish()
    .catch(undefined)
    .transform((value) => value ?? null);

/** The rows of a list that can be read. */
export const rowsOf = <Row>(row: z.ZodType<Row>, list: unknown): Row[] =>
  (Array.isArray(list) ? list : []).flatMap((one) => {
    const read = row.safeParse(one);
    return read.success ? [read.data] : [];
  });

export const instant = z.string().transform((text, context) => {
  const time = new Date(text);
  if (!Number.isNaN(time.getTime())) return time;
  context.addIssue({ code: 'custom', message: 'no time' });
  return z.NEVER;
});

/** A code of a provider as it may be logged: a short word, or nothing of it. */
export const safeCode = (code: unknown): string =>
  /^[\w.[\]-]{1,64}$/.exec(String(code))?.[0] ?? 'unreadable';

const cardFields: ReadonlySet<string> = new Set([
  'Pan',
  'CardId',
  'ExpDate',
  'RebillId',
  'CardNumber',
  'AccountToken',
  'card',
  'first6',
  'last4',
  'expiry_month',
  'expiry_year',
]);

/** What may be stored of a notice: without the fields that belong to a card, wherever they stand. `title`: «Bank card *4444». */
export function withoutCard(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCard);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      cardFields.has(name) || (name === 'title' && 'saved' in value)
        ? []
        : [[name, withoutCard(inner)]],
    ),
  );
}
