import { floorOf } from '#contracts/delivery-numbers.ts';
import { type LiftKind, liftKinds } from '#contracts/lift-kinds.ts';
import { createStored, jsonCodec, textCodec } from '../../browser-storage.ts';

/** The key of the chosen town (resolutions, row 68): «Тверь, Тверская область»; null: none yet. */
export const chosenTown = createStored(() => localStorage, 'town', textCodec);

/** The name in the key of a town. */
export const nameOfTown = (key: string): string =>
  key.slice(0, key.includes(',') ? key.lastIndexOf(',') : undefined).trim();

/** Names of towns are compared without case and with «ё» as «е». */
export const plainTown = (name: string): string => name.trim().toLowerCase().replaceAll('ё', 'е');

/** The town that a typed city means: the key of the chosen town where it is that one. */
export const townOfCity = (chosen: string | null, city: string): string =>
  chosen && plainTown(nameOfTown(chosen)) === plainTown(city) ? chosen : city.trim();

/** How the customer lives: asked once. */
export interface Home {
  /** Empty: not told. */
  readonly floor: string;
  /** Empty: not told. */
  readonly lift: LiftKind | '';
}

/** What delivery is asked about a home; nothing before both floor and lift are told. */
export function wishesOfHome(home: Home | null): { floor?: number; lift?: LiftKind } {
  const floor = floorOf(home?.floor ?? '');
  return floor && home?.lift ? { floor, lift: home.lift } : {};
}

export const chosenHome = createStored(
  () => localStorage,
  'delivery_home',
  jsonCodec((raw): Home => {
    const { floor, lift } = Object(raw) as Partial<Record<keyof Home, unknown>>;
    return {
      floor: typeof floor === 'string' && floorOf(floor) ? floor : '',
      lift: liftKinds.find((one) => one === lift) ?? '',
    };
  }),
);
