import { isShopPhone, normalisePhone, replaceEight, startsWithEight } from '#contracts/customer.ts';

/** The stored form of a number as people type it, also from 8; undefined for what is no number. */
export function storedPhone(typed: string): string | undefined {
  if (!isShopPhone(typed)) return undefined;
  return startsWithEight(typed) ? replaceEight(typed) : normalisePhone(typed);
}
