import type { LiftKind } from '#contracts/lift-kinds.ts';
/** Money of tariffs is an integer number of kopecks, sizes are millimetres, weights kilograms. */
export type Kopecks = number;

/** A share of a price: 250 hundredths are 2.5 %. */
export interface Percent {
  readonly hundredths: number;
  readonly least?: Kopecks;
  /** The price of the list, or that with the reduction. */
  readonly of: 'list' | 'paid';
}

/** What a work costs: for the order, for each piece, by the size class of each piece, or a share of the goods. */
export type Rule =
  | { readonly by: 'order'; readonly price: Kopecks }
  | { readonly by: 'piece'; readonly price: Kopecks }
  | { readonly by: 'class'; readonly prices: Readonly<Partial<Record<SizeClass, Kopecks>>> }
  | {
      readonly by: 'percent';
      readonly percent: Percent;
      /** Free while the goods cost at most so much. */
      readonly over?: Kopecks;
    };

/** How large and heavy a thing is, from 1 to 5, as shops call it. */
export type SizeClass = 1 | 2 | 3 | 4 | 5;

export interface TownRef {
  readonly name: string;
  readonly region: string;
}

/** Where a zone is. A place that several zones match is in the narrowest one: district, town, ring, region. */
export interface ZonePlaces {
  readonly districts?: readonly { readonly town: TownRef; readonly district: string }[];
  readonly towns?: readonly TownRef[];
  /** The country around a town, by kilometres beyond its ring. */
  readonly around?: TownRef;
  readonly regions?: readonly string[];
}

/** Up to so much of a weight or a sum; `null`: without an end. Bands stand from the smallest. */
export interface Band {
  readonly upTo: number | null;
  readonly price: Kopecks;
}

export interface ZoneRate {
  readonly base:
    | { readonly by: 'order'; readonly price: Kopecks }
    | { readonly by: 'weight' | 'sum'; readonly bands: readonly Band[] };
  /** For each piece after the first. */
  readonly furtherPiece?: Kopecks;
  readonly km?: {
    /** Kilometres beyond the ring that cost nothing. */
    readonly free: number;
    /** Each kilometre costs what its step says; steps stand from the nearest. */
    readonly steps: readonly { readonly upTo: number | null; readonly price: Kopecks }[];
  };
  /** From this sum of goods the base costs nothing. */
  readonly freeFrom?: Kopecks;
  /** A repeated visit after a failed one. */
  readonly repeat?: Kopecks;
}

export interface Zone {
  readonly key: string;
  readonly name: string;
  readonly places: ZonePlaces;
  readonly rate: ZoneRate;
}

/** Carrying up the stairs. */
export interface CarryingRates {
  /** Once, whatever the floor. */
  readonly base?: Rule;
  readonly eachFloor: Rule;
  /** Whether the first floor counts: then the third is three floors. */
  readonly countsFirst: boolean;
  /** Another price from a floor on: for those floors, or then for all of them. */
  readonly higher?: {
    readonly from: number;
    readonly eachFloor: Rule;
    readonly for: 'those' | 'all';
  };
  /** For each piece of unusual size, each floor. */
  readonly unusual?: Kopecks;
}

export interface LiftRates {
  /** By a passenger lift; null: it costs nothing. */
  readonly passenger: Rule | null;
  /** By a freight lift, where it has a price of its own. */
  readonly freight?: Rule | null;
  readonly carrying: CarryingRates;
  /** For each piece that does not fit the lift, each floor, beside the price of the lift. */
  readonly tooBig?: Kopecks;
}

/** What assembly costs of goods of some categories; without any: of all others. */
export interface AssemblyRate {
  readonly categories?: readonly string[];
  readonly rule: Rule;
}

export interface Tariffs {
  readonly zones: readonly Zone[];
  readonly lift?: LiftRates;
  /** The first that matches a thing is taken. */
  readonly assembly: readonly AssemblyRate[];
  /** Whether the sum that makes delivery free is counted before or after the reduction of the order. */
  readonly freeFrom: 'before discount' | 'after discount';
  readonly pickup?: { readonly first: Kopecks; readonly further: Kopecks };
}

/** A piece of the cart; a line of three is three of them. */
export interface Piece {
  readonly list: Kopecks;
  readonly paid: Kopecks;
  /** The slugs of its category and of that one's parent. */
  readonly categories: readonly string[];
  /** Of all its packages; null where it is not known. */
  readonly weight: number | null;
  readonly sizeClass: SizeClass | null;
  readonly isUnusual: boolean;
  /** Null: not known, and then it is taken to fit. */
  readonly fitsLift: boolean | null;
}

export interface QuotedCart {
  readonly pieces: readonly Piece[];
  /** The reduction of the whole order. */
  readonly discount: Kopecks;
}

export interface Destination {
  readonly town: TownRef;
  readonly district?: string;
  /** Beyond the ring of the town. */
  readonly km?: number;
  readonly floor?: number;
  readonly lift?: LiftKind;
}

export interface Wishes {
  readonly isPickup: boolean;
  /** Up to the flat; otherwise to the door of the house. */
  readonly isCarriedUp: boolean;
  readonly isAssembled: boolean;
  /** The surcharge of a chosen slot. */
  readonly slot?: Kopecks;
  readonly isRepeated?: boolean;
}
