import { eq } from 'drizzle-orm';
import type { LiftKind } from '#contracts/lift-kinds.ts';
import type { DeliveryType } from '#contracts/order-states.ts';
import { pickupPlacesOf } from '#contracts/pickup-places.ts';
import { changedGoodsFaults as faults } from '#messages/orders/changed-goods.ts';
import { isWithCarrier } from '#modules/delivery/carriers/index.ts';
import { getPlaces } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { invalid } from '#platform/errors/domain-error.ts';
import type { OfferedPlace, Place } from '../offers/tables.ts';
import { selectQuote } from '../promises/promise-queries.ts';
import type { OrderRow } from '../queries.ts';
import { orders } from '../tables.ts';

/** Where the staff want an order to be brought, or fetched. */
export interface WantedPlace {
  /** Undefined: the way stays. */
  readonly delivery_type?: DeliveryType | undefined;
  readonly city: string;
  readonly address: string;
  readonly department_number: string | null;
  readonly town?: string | null | undefined;
  /** Undefined: the floor that the order has stays. */
  readonly floor?: number | null | undefined;
  readonly lift?: LiftKind | null | undefined;
}

/**
 * What of the place of an order would be another one; null where it stays. Throws `invalid` for an order that is fetched from where the shop has no
 * place, and for another way of goods that have left or were given to a carrier.
 */
export async function changedPlace(
  db: Database,
  order: OrderRow,
  wanted: WantedPlace | null,
): Promise<OfferedPlace | null> {
  if (!wanted) return null;
  const way = wanted.delivery_type ?? order.deliveryType;
  const before = await placeOf(db, order);
  const after = way === 'pickup' ? await fetched(db, wanted) : brought(wanted, before);
  if (way !== order.deliveryType) await requireThere(db, order);
  return isSame(before, after) ? null : { before, after };
}

async function placeOf(db: Database, order: OrderRow): Promise<Place> {
  const { deliveryType: way, city, address, departmentNumber } = order;
  const known = await selectQuote(db, order.id);
  return { way, city, address, departmentNumber, floor: known?.floor, lift: known?.lift };
}

function brought(wanted: WantedPlace, known: Place): Place {
  const { city, address, department_number: departmentNumber, town } = wanted;
  const { floor = known.floor, lift = known.lift } = wanted;
  return { way: 'new_post', city, address, departmentNumber, town, floor, lift };
}

async function fetched(db: Database, { city, address }: WantedPlace): Promise<Place> {
  const places = pickupPlacesOf(await getPlaces(db));
  if (places.length > 0 && !places.some((place) => place.address === address)) {
    throw invalid('place.address', faults.noPlace);
  }
  return { way: 'pickup', city, address, departmentNumber: null, floor: null, lift: null };
}

/** What is on its way, or waits to be fetched, is not turned round. */
async function requireThere(db: Database, { id, statusOrder }: OrderRow): Promise<void> {
  if (statusOrder === 'shipped') throw invalid('place.delivery_type', faults.goneWay);
  const [order] = await db
    .select({ isWithCarrier: isWithCarrier(orders.id) })
    .from(orders)
    .where(eq(orders.id, id));
  if (order?.isWithCarrier) throw invalid('place.delivery_type', faults.atCarrier);
}

const isSame = (before: Place, after: Place): boolean =>
  before.way === after.way &&
  before.city === after.city &&
  before.address === after.address &&
  (before.departmentNumber ?? '') === (after.departmentNumber ?? '') &&
  (before.floor ?? null) === (after.floor ?? null) &&
  (before.lift ?? null) === (after.lift ?? null);
