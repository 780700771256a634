import { groupDigits } from '../words/plural.ts';

/** A length in mm as `180 см` or `35,5 см`. */
export const formatCentimetres = (millimetres: number): string =>
  `${lengthIn('см', millimetres)}\u00a0см`;

/** The unit in which the lengths of one range are told: centimetres, of what is thinner than 10 cm millimetres. */
export const lengthUnit = (longest: number): 'мм' | 'см' => (longest < 100 ? 'мм' : 'см');

/** A length in mm as the number of these units: `180`, `35,5`. */
export function lengthIn(unit: 'мм' | 'см', millimetres: number): string {
  const [whole = '0', fraction] = String(
    unit === 'мм' ? millimetres : Math.round(millimetres * 10) / 100,
  ).split('.');
  return `${groupDigits(whole)}${fraction ? `,${fraction}` : ''}`;
}
