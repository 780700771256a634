import { isPhone, normalisePhone, replaceEight, startsWithEight } from '#contracts/customer.ts';

/** Formats a Russian number as `+7XXXXXXXXXX`. Any other text is kept, on one line; so is a number with words beside it. */
export function storedPhone(typed: string): string {
  const text = typed.replace(/\s+/g, ' ');
  if (!/^[\d ()+.-]+$/.test(text)) return text;
  if (startsWithEight(text)) return replaceEight(text);
  return isPhone(text) ? normalisePhone(text) : text;
}
