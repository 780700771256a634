import type { Borne, Rate } from './measure.ts';

/** A warm load. CPU time in seconds for 1,000 requests; undefined for a remote shop. */
export interface Warm extends Borne {
  readonly cpu: number | undefined;
  readonly databaseCpu: number | undefined;
}

export interface GroupResult {
  readonly name: string;
  readonly addresses: number;
  readonly cold: Rate;
  readonly warm: Warm;
  /** The same load, every answer made for its request. Only of shops that the benchmark has started. */
  readonly anew?: Warm | undefined;
  /** Requests per second of a bare Fastify with the same bytes. */
  readonly barePerSecond: number;
}

/** Megabytes. */
export interface Memory {
  readonly shop: number;
  readonly database: number;
}

/** Orders of so many guests at once, three calls each: a cart, its second line, the order. */
export interface OrdersResult {
  readonly orderers: number;
  readonly warm: Warm;
}

/** Results of one shop. Some fields exist only for a shop that the benchmark has started. */
export interface ShopResult {
  readonly variants?: number;
  readonly url?: string;
  readonly groups: readonly GroupResult[];
  /** Statements per second of its bare PostgreSQL. */
  readonly barePostgres?: number;
  readonly orders?: readonly OrdersResult[];
  readonly startSeconds?: number;
  readonly idle?: Memory;
  /** Peak memory under load. */
  readonly loaded?: Memory;
}
