import type { LiftKind } from '#contracts/lift-kinds.ts';
import type { AskedOffers, CarrierAnswer, Offer } from '../carriers/carrier.ts';
import type { TownRef } from '../quote/tariffs.ts';
import type { Carried } from './carried.ts';
import type { DeliveredLine } from './pieces.ts';

/** Asks the carrier of the shop; it answers within two seconds, whatever happens. */
export type AskCarrier = (asked: Omit<AskedOffers, 'from'>) => Promise<CarrierAnswer>;

/** More pieces are a matter for a call: a carrier is asked about each package. */
const MOST_PIECES = 200;

interface Asking {
  readonly town: TownRef;
  readonly floor: number | undefined;
  readonly lift: LiftKind | undefined;
}

/** The cheapest offer of the carrier for some goods; undefined where packages are not known or the carrier names no price. */
export async function cheapestOffer(
  ask: AskCarrier,
  lines: readonly DeliveredLine[],
  carried: ReadonlyMap<number, Carried>,
  { town, floor, lift }: Asking,
): Promise<Offer | undefined> {
  if (lines.reduce((sum, { quantity }) => sum + quantity, 0) > MOST_PIECES) return undefined;
  const packages = lines.flatMap(({ variantId, quantity }) => {
    const ofOne = (carried.get(variantId)?.packages ?? []).map(
      ({ width, height, depth, weight }) => ({ length: depth, width, height, weight }),
    );
    return Array.from({ length: quantity }, () => ofOne);
  });
  if (packages.some((ofOne) => ofOne.length === 0)) return undefined;
  const answer = await ask({
    to: town,
    packages: packages.flat(),
    ...(floor !== undefined && { up: { floor, by: lift === 'none' ? 'hand' : 'lift' } }),
  });
  if ('call' in answer) return undefined;
  return answer.offers.toSorted((one, other) => one.price - other.price)[0];
}
