import type { Borne, Rate } from './measure.ts';

/** A load under which processor time was counted, in seconds for 1,000 requests, where it could be. */
export interface Warm extends Borne {
  readonly cpu: number | undefined;
  readonly databaseCpu: number | undefined;
}

export interface GroupResult {
  readonly name: string;
  readonly addresses: number;
  readonly cold: Rate;
  readonly warm: Warm;
  /** What a bare Fastify gives of the same bytes. */
  readonly barePerSecond: number;
}

/** Megabytes. */
export interface Memory {
  readonly shop: number;
  readonly database: number;
}

/** What only a shop that the bench has opened itself can tell is not there of any other. */
export interface ShopResult {
  readonly variants?: number;
  readonly url?: string;
  readonly groups: readonly GroupResult[];
  readonly orders?: Warm;
  readonly startSeconds?: number;
  readonly idle?: Memory;
  /** The most that was held under load. */
  readonly loaded?: Memory;
}
