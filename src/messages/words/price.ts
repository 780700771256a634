import type { CurrencySign } from '#contracts/currency-signs.ts';
import { groupDigits } from './plural.ts';

interface PriceForm {
  readonly kopecks?: boolean;
  /** The sign of the shop. */
  readonly currency?: CurrencySign;
}

/** `54 990 ₽`. Kopecks are shown if they are not 0, or always with `kopecks`: `54 990,00 ₽`. */
export function formatPrice(
  roubles: number,
  { kopecks = false, currency = '₽' }: PriceForm = {},
): string {
  const [whole = '0', fraction = '00'] = roubles.toFixed(2).split('.');
  const tail = kopecks || fraction !== '00' ? `,${fraction}` : '';
  return `${groupDigits(whole)}${tail}\u00a0${currency}`;
}

/** The unit of a filter: roubles have the sign of the shop. */
export const shownUnit = (unit: string, currency: CurrencySign): string =>
  unit === '₽' ? currency : unit;

/** Roubles as a field has them: '6949' or '6949,50'. */
export const typedSum = (roubles: number): string =>
  (Number.isInteger(roubles) ? String(roubles) : roubles.toFixed(2)).replace('.', ',');
