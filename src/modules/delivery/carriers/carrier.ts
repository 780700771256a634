import type { ShipmentState } from '#contracts/admin/delivery/values.ts';
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

/** An order that is given to a carrier, paid in the shop: nothing is collected at the door. */
export interface GivenOrder extends AskedOffers {
  /** The key at the carrier: digits and Latin letters. A second registration finds the first. */
  readonly number: string;
  readonly kind: Offer['kind'];
  /** What the goods are worth. */
  readonly value: Kopecks;
  readonly recipient: { readonly name: string; readonly phone: string; readonly address: string };
  /** Whom the carrier calls about the packages. */
  readonly sender: { readonly company: string; readonly name: string; readonly phone: string };
  /** The address where a courier fetches the packages, or the code of the point at which they are handed over. */
  readonly handedOverAt: string;
}

/** What a carrier says of an order. */
export interface Tracked {
  /** The key of the carrier. */
  readonly uuid: string;
  /** By which the customer asks the carrier. */
  readonly number: string | null;
  readonly state: ShipmentState;
  /** Codes of a refusal. */
  readonly fault: string | null;
  /** `YYYY-MM-DD`. */
  readonly promisedOn: string | null;
  readonly events: readonly { readonly code: string; readonly at: Date }[];
}

/** What came of giving an order to a carrier. `silent`: nothing is known, the order may have arrived. */
export type Registered =
  | { readonly uuid: string }
  | { readonly refused: string }
  | { readonly isSilent: true };

/** A company that carries packages. It throws nothing where the company is silent or refuses: the answers say so. */
export interface Carrier {
  /** What carrying costs, the cheapest offer of each kind. Answers within two seconds. */
  offers(asked: AskedOffers): Promise<CarrierAnswer>;
  /** Asks the company now, past all that is kept. */
  check(from: TownRef): Promise<CarrierCheck>;
  /** Gives an order to the company. What becomes of it is told later, by {@link Carrier.track}. */
  register(order: GivenOrder): Promise<Registered>;
  /** What the company knows of an order, by its key or that of the shop; undefined: nothing. Throws {@link CarrierSilent}. */
  track(key: { readonly uuid: string } | { readonly number: string }): Promise<Tracked | undefined>;
  /** Lets the company tell of steps at an address, where it does not do so yet. Throws {@link CarrierSilent}. */
  subscribe(address: string): Promise<void>;
}

/** The company gives no answer that could be used. */
export class CarrierSilent extends Error {}
