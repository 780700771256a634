/** Validation rules for customer data (spec section 5), shared by the forms and the API. Without Zod, because the browser loads this file. */

/** Letters of any Cyrillic or Latin alphabet, with their marks, spaces and hyphens, of which one may be unbreakable. */
export const isPersonName = (text: string): boolean =>
  /^(?:(?=\p{L})[\p{sc=Cyrl}\p{sc=Latn}]\p{M}{0,3}|[\s\u2010\u2011-])+$/u.test(text);

/** One @, no spaces, nothing invisible, a domain with a dot. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  !/[\p{Cc}\p{Cf}]/u.test(text) &&
  /^[^\s@<>(),;:"]+@[^\s@<>(),;:".]+(\.[^\s@<>(),;:".]+)*\.[^\s@<>(),;:".]{2,}$/.test(text);

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** After removing non-digits: 11 digits, the first a 7. */
export const isPhone = (text: string): boolean => /^7\d{10}$/.test(digitsOf(text));

/** The stored form of a number: `+7XXXXXXXXXX`. */
export const normalisePhone = (text: string): string => `+${digitsOf(text)}`;

/** A stored number as people read it: `+7 (000) 000-00-00`. */
export const readablePhone = (stored: string): string =>
  stored.replace(/^\+7(\d{3})(\d{3})(\d\d)(\d\d)$/, '+7 ($1) $2-$3-$4');

/** 8XXXXXXXXXX: the domestic form of a Russian number. */
export const startsWithEight = (text: string): boolean => /^8\d{10}$/.test(digitsOf(text));

/** Ten digits: a Russian number without its country code. */
export const lacksCountryCode = (text: string): boolean => /^[3489]\d{9}$/.test(digitsOf(text));

export const withCountryCode = (text: string): string => `+7${digitsOf(text)}`;

/** A number of the shop itself, which the owner may also write as `8 800 555-35-35`. */
export const isShopPhone = (text: string): boolean => isPhone(text) || startsWithEight(text);

export const replaceEight = (text: string): string => `+7${digitsOf(text).slice(1)}`;
