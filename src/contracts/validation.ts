import { z } from 'zod';

/** A whole number as it stands in an address. */
export const wholeNumber = z.coerce.number().int({ abort: true });

/** Whole numbers that fit PostgreSQL's `integer`. */
export const databaseId = wholeNumber.min(1).max(2_147_483_647);

export const slug = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i);

/** Text that PostgreSQL can keep: without NUL characters. */
export const storableText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0'));

export const roubles = z.number().min(0);

/** The same as it stands in a body: nothing but a number will do. */
export const bodyId = z.int().min(1).max(2_147_483_647);

/** `{detail}` of every failure that is not about one field. */
export const detailBody = z.object({ detail: z.string() });

/** `{field: ['…']}` of a refused request; `non_field_errors` where no single field is at fault. */
export const fieldErrorsBody = z.record(z.string(), z.array(z.string()));
export type FieldErrors = z.infer<typeof fieldErrorsBody>;
