import { z } from 'zod';
import { readNumber } from './read-number.ts';

/** A whole number as people write it in forms and files: «1 000 000». One that can mean two, as «50.000», is refused with both. */
export const writtenWhole = <Schema extends z.ZodType>(
  kind: 'money' | 'pieces' | 'days',
  whole: Schema,
) =>
  z.preprocess((text, context) => {
    if (typeof text !== 'string') return text;
    const read = readNumber(text, { kind });
    if ('value' in read) return read.value;
    if (!('readings' in read)) return Number.NaN;
    const params = { message: 'twoNumbers', text, readings: read.readings };
    context.addIssue({ code: 'custom', params, input: text });
    return z.NEVER;
  }, whole);
