import type { LiftKind } from '#contracts/lift-kinds.ts';
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
  readonly lift: LiftKind;
}

const unknownHome: Home = { floor: '', lift: 'passenger' };

export const chosenHome = createStored(
  () => localStorage,
  'delivery_home',
  jsonCodec((raw): Home => {
    const { floor, lift } = Object(raw) as Partial<Record<keyof Home, unknown>>;
    return {
      floor: typeof floor === 'string' && /^\d{1,3}$/.test(floor) ? floor : '',
      lift: lift === 'none' || lift === 'freight' ? lift : unknownHome.lift,
    };
  }),
);
