import type { HandOver } from '#contracts/admin/delivery/values.ts';
import type { CarriedPackage, CarriedUp, Offer } from '../carrier.ts';

/** A tariff to the customer's door. Tariffs of «Сборный груз» are no orders of an online shop, and are marked by an order type of their own. */
export interface Tariff {
  readonly code: number;
  readonly kind: Offer['kind'];
  readonly order: { readonly type: 1 | 2; readonly additional_order_types?: readonly number[] };
}

const OF_SHOPS = { type: 1 } as const;
const GROUPAGE = { type: 2, additional_order_types: [2] } as const;

const parcel = (code: number): Tariff => ({ code, kind: 'parcel', order: OF_SHOPS });

/** «Посылка» and «Экономичная посылка». */
const parcels: Readonly<Record<HandOver, readonly Tariff[]>> = {
  door: [parcel(139), parcel(231)],
  warehouse: [parcel(137), parcel(233)],
};

/** «Сборный груз» and «Магистральный экспресс». */
const groupage: Readonly<Record<HandOver, readonly Tariff[]>> = {
  door: [
    { code: 748, kind: 'groupage', order: GROUPAGE },
    { code: 121, kind: 'groupage', order: OF_SHOPS },
  ],
  warehouse: [
    { code: 750, kind: 'groupage', order: GROUPAGE },
    { code: 122, kind: 'groupage', order: OF_SHOPS },
  ],
};

/** Kilograms of a whole order. Between the two the company is asked for both. */
const MOST_OF_PARCELS = 50;
const LEAST_OF_GROUPAGE = 70;
export const MOST_BY_LIFT = 150;

/** The tariffs that an order of this weight may go by. */
export function tariffsFor(weight: number, handOver: HandOver): readonly Tariff[] {
  if (weight <= MOST_OF_PARCELS) return parcels[handOver];
  if (weight >= LEAST_OF_GROUPAGE) return groupage[handOver];
  return [...parcels[handOver], ...groupage[handOver]];
}

/** As what an order of this weight goes whose customer was told no offer. */
export const kindFor = (weight: number): Offer['kind'] =>
  weight <= MOST_OF_PARCELS ? 'parcel' : 'groupage';

/** Kilograms of all packages. Sums of decimals are rounded to grams, so that 0.1 + 0.2 is 0.3. */
export const weightOf = (packages: readonly CarriedPackage[]): number =>
  packages.reduce((sum, { weight }) => sum + gramsOf(weight), 0) / 1000;

const gramsOf = (kilograms: number): number => Math.round(kilograms * 1000);

/** Whole centimetres upward: a package is never smaller than it is. */
const centimetresOf = (millimetres: number): number => Math.ceil(millimetres / 10);

/** A place in the words of the API. */
export const writtenPlace = ({ length, width, height, weight }: CarriedPackage) => ({
  weight: Math.max(1, gramsOf(weight)),
  length: centimetresOf(length),
  width: centimetresOf(width),
  height: centimetresOf(height),
});

/** By hand or by lift, never both. */
export function servicesFor(up: CarriedUp | undefined): { code: string; parameter?: string }[] {
  if (!up) return [];
  return up.by === 'hand'
    ? [{ code: 'GET_UP_FLOOR_BY_HAND', parameter: String(up.floor) }]
    : [{ code: 'GET_UP_FLOOR_BY_ELEVATOR' }];
}
