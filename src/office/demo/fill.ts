import { replaceCart } from '#modules/cart/service.ts';
import { findVariantsByAddress } from '#modules/catalog/variants-by-address.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { demoCalls } from '../../../db/demo/office/calls.ts';
import { demoOrders } from '../../../db/demo/office/orders.ts';
import type { DemoOrder } from '../../../db/demo/office/story.ts';
import { type StoryClock, storyClock } from './story-clock.ts';
import { tellCall } from './tell-call.ts';
import { tellOrder } from './tell-order.ts';

/**
 * Fills the office of a shop that has the demo catalogue: orders in all states and requests for a call, as if the staff had worked there for
 * a month until `now`. They are made by the services of the office, and marked. No letter is queued. `db`: a transaction.
 */
export async function fillDemoOffice(db: Database, now: Date): Promise<void> {
  const zone = await getTimeZone(db);
  const clock = storyClock(now, zone);
  const context = {
    jobs: { send: async () => {} },
    staffNames: async () => new Map<string, string>(),
    timeZone: async () => zone,
  };
  const teller = { db, clock, context };
  const goods = await findVariantsByAddress(
    db,
    demoOrders.flatMap(({ goods }) => Object.keys(goods)),
  );
  for (const order of demoOrders) {
    const cart = await cartOf(db, clock, order, goods);
    await tellOrder(teller, order, cart);
  }
  for (const call of demoCalls) await tellCall(teller, call);
}

/** The uuid of a new cart with the goods of an order. */
async function cartOf(
  db: Database,
  clock: StoryClock,
  { at, goods }: DemoOrder,
  known: Awaited<ReturnType<typeof findVariantsByAddress>>,
): Promise<string> {
  const lines = Object.entries(goods).map(([address, quantity]) => {
    const ids = known.get(address);
    if (!ids) throw new Error(`The demo orders ${address}, which the catalogue does not have`);
    return { ...ids, quantity };
  });
  const { cart_uuid: uuid } = await replaceCart({ db, clock: clock.at(at) }, lines, {});
  if (!uuid) throw new Error('A cart of the demo was not kept');
  return uuid;
}
