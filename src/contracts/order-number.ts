/** The letters of order numbers: without 0 and O, 1, I and L, because a number is read out on the telephone. */
export const orderNumberLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Cyrillic letters that look like letters of a number. */
const lookalikes: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

/** Whether it is a number in the form of the shop, `4F7K-2M9Q`. */
export const isOrderNumber = (text: string): boolean =>
  new RegExp(`^[${orderNumberLetters}]{4}-[${orderNumberLetters}]{4}$`).test(text);

/** A number as people type it, `№ 4f7k 2м9q`, in the form of the shop; null where it cannot be one. */
export function normaliseOrderNumber(typed: string): string | null {
  const signs = typed
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\p{Script=Cyrillic}/gu, (sign) => lookalikes[sign] ?? sign);
  const isNumber = new RegExp(`^[${orderNumberLetters}]{8}$`).test(signs);
  return isNumber ? `${signs.slice(0, 4)}-${signs.slice(4)}` : null;
}
