import { z } from 'zod';
import { errorCodes } from './errors.ts';
import { storableLine, storableLines } from './hidden-signs.ts';

const whole = /^-?\d+$/;
const decimal = /^-?\d+(?:\.\d+)?$/;

/** A number in a query string: only digits. `0x2`, `1e1` and ` 2` are refused. */
const fromQuery = <Schema extends z.ZodType>(written: RegExp, number: Schema) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    return written.test(value) ? Number(value) : Number.NaN;
  }, number);

export const wholeNumber = (min: number, max: number) =>
  fromQuery(whole, z.int().min(min).max(max));
export const decimalNumber = (min: number, max: number) =>
  fromQuery(decimal, z.number().min(min).max(max));

/** Whole numbers that fit PostgreSQL's `integer`. */
export const databaseId = wholeNumber(1, 2_147_483_647);

const slugPattern = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i;

export const slug = z
  .string()
  .min(1)
  .max(120)
  .refine((text) => text === '' || slugPattern.test(text), { params: { message: 'slug' } })
  .meta({ pattern: slugPattern.source });

const noNul = [(text: string) => !text.includes('\0'), { abort: true }] as const;

/** A text that is only searched for; it is not changed. */
export const soughtText = (max: number) =>
  z
    .string()
    .max(max)
    .refine(...noNul);

/** Text that PostgreSQL can store: without NUL characters. Invisible signs are dropped. */
export const storableText = (max: number) =>
  z
    .string()
    .overwrite(storableLines)
    .max(max)
    .refine(...noNul);

/** Text of one line: without control characters and line breaks. Invisible signs are dropped. */
export const oneLineText = (max: number) =>
  z
    .string()
    .overwrite(storableLine)
    .max(max)
    .trim()
    .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), {
      params: { message: 'oneLine' },
      abort: true,
    });

/** For `refine`: a rule that an empty text passes. `message`: key of the field message. */
export const whereGiven = (test: (text: string) => boolean, message: string) =>
  [(text: string) => text === '' || test(text), { params: { message } }] as const;

export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';

/** A day of the calendar, `YYYY-MM-DD`, of these centuries: the database knows no year 0, and five digits have another form. */
export const calendarDay = z.iso
  .date({ abort: true })
  .refine((day) => FIRST_DAY <= day && day <= LAST_DAY, { params: { message: 'day' } });

export const roubles = z.number().min(0);

/** A {@link databaseId} in a JSON body: a string is refused. */
export const bodyId = z.int().min(1).max(2_147_483_647);

/** The answer of a call that has only a sentence to say. */
export const detailBody = z.object({ detail: z.string() });

/** Every refusal that is not about one field: a sentence in Russian and a stable code. */
export const refusalBody = z
  .object({ detail: z.string(), code: z.enum(errorCodes) })
  .meta({ id: 'Refusal' });

/** `{field: ['…'], code: 'invalid'}` of a refused request; `non_field_errors` where no single field is at fault. */
export const fieldErrorsBody = z
  .object({ code: z.literal('invalid') })
  // The code is among what the other fields may be, since some languages can give all fields one type only.
  .catchall(z.union([z.array(z.string()), z.literal('invalid')]))
  .meta({ id: 'FieldErrors' });
/** What is wrong, by field. */
export type FieldErrors = Record<string, string[]>;

/** In the description of an operation: it may be called with the token of a customer. */
export const withOrWithoutToken: { security: Record<string, string[]>[] } = {
  security: [{}, { token: [] }],
};
