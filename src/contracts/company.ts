// Without Zod, which would come into the bundle of the office with them.

const digits = (text: string): number[] => [...text].map(Number);

/** The sum of the digits by their weights, as the tax office and the banks check their numbers. */
const weighed = (text: string, weights: readonly number[]): number =>
  digits(text).reduce(
    (sum, digit, index) => sum + digit * (weights[index % weights.length] ?? 0),
    0,
  );

const CONTROL = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const controlDigit = (head: string): number =>
  (weighed(head, CONTROL.slice(CONTROL.length - head.length)) % 11) % 10;

/** Whether a text is an ИНН: of a company ten digits, of an entrepreneur twelve, the last ones made of the others. */
export function isInn(text: string): boolean {
  if (!/^(?!00)(\d{10}|\d{12})$/.test(text)) return false;
  const checked = text.length === 10 ? [9] : [10, 11];
  return checked.every((at) => controlDigit(text.slice(0, at)) === Number(text[at]));
}

/** Whether an ИНН is that of a company, which has a КПП, and not of an entrepreneur. */
export const isCompanyInn = (inn: string): boolean => inn.length === 10;

/** Whether a text is a КПП: nine signs, of which the fifth and sixth may be letters. */
export const isKpp = (text: string): boolean => /^(?!00)\d{4}[\dA-Z]{2}\d{3}$/.test(text);

/** Whether a text is a БИК of a bank of Russia. */
export const isBic = (text: string): boolean => /^0[0-9]\d{7}$/.test(text);

const ACCOUNT = [7, 1, 3];
/** The ends of a БИК that the offices of the central bank have. */
const CENTRAL = ['000', '001', '002'];

/** Whether an account of twenty digits is one of the bank with this БИК. */
export const isAccountOf = (account: string, bic: string): boolean => {
  if (!/^\d{20}$/.test(account) || !isBic(bic)) return false;
  const bank = CENTRAL.includes(bic.slice(6)) ? `0${bic.slice(4, 6)}` : bic.slice(6);
  return weighed(bank + account, ACCOUNT) % 10 === 0;
};

/** Whether twenty digits are the correspondent account of the bank with this БИК. */
export const isCorrespondentOf = (account: string, bic: string): boolean =>
  /^301\d{17}$/.test(account) &&
  isBic(bic) &&
  account.endsWith(bic.slice(6)) &&
  weighed(`0${bic.slice(4, 6)}${account}`, ACCOUNT) % 10 === 0;
