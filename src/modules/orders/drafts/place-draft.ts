import type { PhoneOrder } from '#contracts/admin/orders/order-drafts.ts';
import { changedGoodsFaults as faults } from '#messages/orders/changed-goods.ts';
import { type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { insertCart, type LockedCart, lockCart } from '#modules/cart/index.ts';
import { findOffers } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { sendOrderLetter } from '../letters/queue-letters.ts';
import { askedCarrier } from '../promises/ordered-delivery.ts';
import { nextOrderId, selectNumbersOf } from '../queries.ts';
import { type OrdersContext, writeOrder } from '../service.ts';
import { selectDraft, updateDraft } from './draft-queries.ts';

type PlacingContext = Pick<OrdersContext, 'db' | 'clock' | 'jobs' | 'askCarrier'>;

type Placed = PhoneOrder & {
  readonly version: number;
  readonly expected_total: number;
  readonly letter: boolean;
};

/**
 * Places an order that a customer has told: at the prices, stock and delivery of any other order, without the bounds for guests. A draft is placed
 * once: a repeated request answers the number of its order. Throws `not_found`, `order_changed` for another version, and as {@link writeOrder} does.
 */
export async function placeDraft(
  context: PlacingContext,
  id: number,
  { version, letter, lines, ...form }: Placed,
  { actor }: Member,
): Promise<{ readonly number: string }> {
  const { clock, jobs } = context;
  const asked = { ...form, cart_uuid: '', consent: null, documents: undefined };
  const askCarrier = await askedCarrier(context, asked, () => linesOf(context.db, lines));
  return context.db.transaction(async (db) => {
    const draft = await selectDraft(db, id, { hold: true });
    if (!draft) throw new DomainError('not_found');
    const known = draft.orderId && (await selectNumbersOf(db, [draft.orderId])).get(draft.orderId);
    if (known) return { number: known };
    if (draft.version !== version) throw new DomainError('order_changed');
    const cart = await cartOf({ db, clock }, lines);
    const staffId = staffIdOf(actor);
    const order = await writeOrder({ db, clock, askCarrier }, asked, {
      id: await nextOrderId(db),
      cart,
      orderer: undefined,
      of: { customerId: null, consentAt: null, createdAt: clock.now(), placedBy: staffId },
      letterWithheld: async () => false,
      beside: ({ id }) => (letter && form.email ? [sendOrderLetter(db, jobs, id)] : []),
    });
    await updateDraft(db, id, { orderId: order.orderId, placedAt: clock.now() });
    await recordAction(
      { db, clock, actor },
      { action: 'orders.place', entity: 'order', entityId: order.number },
    );
    return { number: order.number };
  });
}

/** A cart that is ordered at once. Throws `invalid` of `lines` for goods that cannot be had. */
async function cartOf(
  { db, clock }: Pick<PlacingContext, 'db' | 'clock'>,
  lines: PhoneOrder['lines'],
): Promise<LockedCart> {
  const wanted = lines.map(({ variant: variantId, quantity }) => ({ variantId, quantity }));
  if (new Set(wanted.map(({ variantId }) => variantId)).size < wanted.length) {
    throw invalid('lines', faults.twice);
  }
  if ((await linesOf(db, lines)).length < lines.length) throw invalid('lines', faults.notSold);
  const nobody = { customerId: null, network: null };
  const uuid = await insertCart(db, clock.now(), nobody, wanted);
  const cart = await lockCart({ db, clock }, { uuid });
  if (!cart) throw new Error(`The cart ${uuid} was not kept`);
  return cart;
}

/** What of these goods can be ordered. */
async function linesOf(db: Database, lines: PhoneOrder['lines']): Promise<LockedCart['lines']> {
  const offers = await findOffers(
    db,
    lines.map(({ variant }) => variant),
  );
  return lines.flatMap(({ variant, quantity }) => {
    const offer = offers.get(variant);
    return offer && !offer.withdrawn ? [{ offer, quantity }] : [];
  });
}
