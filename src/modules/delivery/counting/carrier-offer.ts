import type { LiftKind } from '#contracts/lift-kinds.ts';
import type {
  AskedOffers,
  CarriedPackage,
  CarriedUp,
  CarrierAnswer,
  Offer,
} from '../carriers/carrier.ts';
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
  const { packages, unpacked, isMany } = packagesOf(lines, carried);
  if (isMany || unpacked.length > 0) return undefined;
  const answer = await ask({ to: town, packages, ...upTo(floor, lift) });
  if ('call' in answer) return undefined;
  return answer.offers.toSorted((one, other) => one.price - other.price)[0];
}

interface Packed {
  readonly packages: readonly CarriedPackage[];
  /** Variants of which no package is known. */
  readonly unpacked: readonly number[];
  /** More pieces than a carrier is asked about; then no package is listed. */
  readonly isMany: boolean;
}

/** The packages of all pieces of some lines. */
export function packagesOf(
  lines: readonly Pick<DeliveredLine, 'variantId' | 'quantity'>[],
  carried: ReadonlyMap<number, Carried>,
): Packed {
  const isMany = lines.reduce((sum, { quantity }) => sum + quantity, 0) > MOST_PIECES;
  const ofOne = (variantId: number) => carried.get(variantId)?.packages ?? [];
  return {
    packages: isMany
      ? []
      : lines.flatMap(({ variantId, quantity }) =>
          Array.from({ length: quantity }, () =>
            ofOne(variantId).map(({ width, height, depth, weight }) => ({
              length: depth,
              width,
              height,
              weight,
            })),
          ).flat(),
        ),
    unpacked: lines.flatMap(({ variantId }) => (ofOne(variantId).length === 0 ? [variantId] : [])),
    isMany,
  };
}

/** Up to which floor a carrier is asked to carry; nothing where the floor is not known. */
export const upTo = (
  floor: number | null | undefined,
  lift: LiftKind | null | undefined,
): { readonly up?: CarriedUp } =>
  floor == null ? {} : { up: { floor, by: lift === 'none' ? 'hand' : 'lift' } };
