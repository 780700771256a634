import { z } from 'zod';
import type { Kopecks } from '#contracts/money.ts';

/** `61490.00`: digits alone, since 0.29 × 100 is no whole number in floats. */
export function writtenAmount(kopecks: Kopecks) {
  if (!Number.isSafeInteger(kopecks) || kopecks < 0) throw new RangeError('kopecks are whole');
  const digits = String(kopecks).padStart(3, '0');
  return { value: `${digits.slice(0, -2)}.${digits.slice(-2)}`, currency: 'RUB' };
}

/** Undefined for what is no sum of roubles and whole kopecks. */
export function readKopecks(text: string): Kopecks | undefined {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

export const amount = z.object({
  value: z.string().transform((text, context) => {
    const kopecks = readKopecks(text);
    if (kopecks !== undefined) return kopecks;
    context.addIssue({ code: 'custom', message: 'no sum' });
    return z.NEVER;
  }),
  currency: z.string(),
});
