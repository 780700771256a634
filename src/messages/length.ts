import { groupDigits } from './plural.ts';

/** A length in mm as `180 см` or `35,5 см`. */
export function formatCentimetres(millimetres: number): string {
  const [whole = '0', fraction] = String(Math.round(millimetres * 10) / 100).split('.');
  return `${groupDigits(whole)}${fraction ? `,${fraction}` : ''}\u00a0см`;
}
