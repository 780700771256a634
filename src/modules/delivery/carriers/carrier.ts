import type { Kopecks, TownRef } from '../quote/tariffs.ts';

/** A package as it travels: sides in mm, weight in kg. */
export interface CarriedPackage {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly weight: number;
}

/** Up to a floor: carried by hand, or by the lift of the house. */
export interface CarriedUp {
  readonly floor: number;
  readonly by: 'hand' | 'lift';
}

export interface AskedOffers {
  readonly from: TownRef;
  readonly to: TownRef;
  /** All packages of the order, each for itself: limits are those of the whole order. */
  readonly packages: readonly CarriedPackage[];
  readonly up?: CarriedUp | undefined;
}

/** To the door of the customer. `price`: all that the carrier asks, with its tax. `days`: of the calendar, on the way. */
export interface Offer {
  readonly kind: 'parcel' | 'groupage';
  readonly price: Kopecks;
  readonly days: { readonly least: number; readonly most: number };
}

/** Why a carrier says no price, so that delivery is agreed on the telephone. None of them means that nothing is delivered there. */
export type CarrierCall =
  | 'carrier not set up'
  | 'carrier silent'
  | 'carrier refuses'
  | 'town not known'
  | 'packages not known'
  | 'too heavy for the lift';

export type CarrierAnswer = { readonly offers: readonly Offer[] } | { readonly call: CarrierCall };

/** Whether a carrier takes the keys of the shop and knows the town of its sender. */
export type CarrierCheck = 'works' | 'silent' | 'keys refused' | 'town not known';

/** A company that carries packages. It throws nothing where the company is silent or refuses: the answers say so. */
export interface Carrier {
  /** What carrying costs, the cheapest offer of each kind. Answers within two seconds. */
  offers(asked: AskedOffers): Promise<CarrierAnswer>;
  /** Asks the company now, past all that is kept. */
  check(from: TownRef): Promise<CarrierCheck>;
}
