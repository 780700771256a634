import { groupDigits } from './plural.ts';

/** `54 990 ₽`. Kopecks are shown if they are not 0, or always with `kopecks`: `54 990,00 ₽`. */
export function formatPrice(roubles: number, { kopecks = false } = {}): string {
  const [whole = '0', fraction = '00'] = roubles.toFixed(2).split('.');
  const tail = kopecks || fraction !== '00' ? `,${fraction}` : '';
  return `${groupDigits(whole)}${tail}\u00a0₽`;
}
