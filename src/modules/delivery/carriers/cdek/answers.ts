import { z } from 'zod';

const code = z.coerce.string();

/** Errors stand beside the answer, or in the requests of an entity. */
const errors = z.array(z.object({ code })).nullish();

export const withErrors = z.object({
  errors,
  requests: z.array(z.object({ state: z.string().nullish(), errors })).nullish(),
});

/** The codes of all errors of an answer. */
export function errorCodesOf(answer: unknown): string[] {
  const { data } = withErrors.safeParse(answer);
  const all = [data?.errors, ...(data?.requests ?? []).map((request) => request.errors)];
  return all.flatMap((some) => (some ?? []).map((error) => error.code));
}

export const token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() });

export const city = z.object({
  code: z.coerce.number().int(),
  city: z.string(),
  region: z.string(),
  kladr_code: z.string().nullish(),
});
export type City = z.infer<typeof city>;

/** Numbers of the company come as texts, too. */
const days = z.coerce.number().int().min(0).max(365);

export const price = z.object({
  /** Roubles with services and tax. */
  total_sum: z.coerce.number().positive().max(10_000_000),
  currency: z.literal('RUB').nullish(),
  /** Working days. */
  period_min: days,
  period_max: days,
  /** Days of the calendar. */
  calendar_min: days.nullish(),
  calendar_max: days.nullish(),
});
export type Price = z.infer<typeof price>;

/** The rows of a list that can be read: a broken one takes no other away. */
export const rowsOf = <Row>(row: z.ZodType<Row>, list: unknown): Row[] =>
  (Array.isArray(list) ? list : []).flatMap((one) => {
    const read = row.safeParse(one);
    return read.success ? [read.data] : [];
  });

export const entity = z.object({ entity: z.object({ uuid: z.uuid() }) });

export const order = z.object({
  entity: z.object({
    uuid: z.uuid(),
    cdek_number: code.nullish(),
    planned_delivery_date: z.string().nullish(),
    statuses: z.array(z.unknown()).nullish(),
  }),
  requests: z
    .array(z.object({ type: z.string().nullish(), state: z.string().nullish() }))
    .nullish(),
});
export type Order = z.infer<typeof order>;

/** `2026-04-29T07:44:45+0000`, as the company writes it. */
const instant = z
  .string()
  .transform((text) => new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')))
  .refine((time) => !Number.isNaN(time.getTime()));

export const status = z.object({ code: z.string(), date_time: instant });

export const webhook = z.object({ type: z.string(), url: z.string() });
