import { isPhone, normalisePhone, replaceEight, startsWithEight } from '#contracts/customer.ts';

/** A Russian number as `+7XXXXXXXXXX`; whatever else was typed stays on one line as it is, words beside a number too. */
export function storedPhone(typed: string): string {
  const text = typed.replace(/\s+/g, ' ');
  if (!/^[\d ()+.-]+$/.test(text)) return text;
  if (startsWithEight(text)) return replaceEight(text);
  return isPhone(text) ? normalisePhone(text) : text;
}
