import { MOST_FLOORS, MOST_KM } from './delivery-bounds.ts';

/** The floor that a text names; undefined where it names none. */
export function floorOf(text: string): number | undefined {
  const floor = /^[0-9]{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return floor >= 1 && floor <= MOST_FLOORS ? floor : undefined;
}

/** The kilometres that a text names, «12,5»; undefined where it names none. */
export function kmOf(text: string): number | undefined {
  const isNumber = /^[0-9]{1,4}([.,][0-9]{1,2})?$/.test(text.trim());
  const km = isNumber ? Number(text.trim().replace(',', '.')) : 0;
  return km > 0 && km <= MOST_KM ? km : undefined;
}
