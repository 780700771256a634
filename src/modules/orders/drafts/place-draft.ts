import { isIP } from 'node:net';
import { type PhoneOrder, phoneOrder } from '#contracts/admin/orders/order-drafts.ts';
import { documentKinds, type ShownDocuments } from '#contracts/legal-documents.ts';
import type { OrderCreated } from '#contracts/orders.ts';
import { changedGoodsFaults as faults } from '#messages/orders/changed-goods.ts';
import { type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { insertCart, type LockedCart, lockCart } from '#modules/cart/index.ts';
import { agreedVersions, requireConsent } from '#modules/settings/index.ts';
import { findOffers } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { checkedCompany } from '../companies/company.ts';
import { upsertCompany } from '../companies/company-queries.ts';
import { makeLink } from '../finding/order-links.ts';
import { insertEvent } from '../history/event-queries.ts';
import { sendOrderLetter, sendOrderLetters } from '../letters/queue-letters.ts';
import { askedCarrier } from '../promises/ordered-delivery.ts';
import { nextOrderId, selectOrder } from '../queries.ts';
import { type OrdersContext, presentCreated, type Written, writeOrder } from '../service.ts';
import { findOpenLink } from './draft-link.ts';
import { type DraftRow, selectDraft, updateDraft } from './draft-queries.ts';

export type PlacingContext = Pick<OrdersContext, 'db' | 'clock' | 'jobs' | 'askCarrier'>;

type Told = PhoneOrder & {
  /** Roubles that the customer was told, or has seen. */
  readonly expected_total: number;
};

/**
 * Places an order that a customer has told: at the prices, stock and delivery of any other order, without the bounds for guests. A draft is placed
 * once: a repeated request answers the number of its order. Throws `not_found`, `order_changed` for another version, and as {@link writeOrder} does.
 */
export async function placeDraft(
  context: PlacingContext,
  id: number,
  { version, letter, ...told }: Told & { readonly version: number; readonly letter: boolean },
  { actor }: Member,
): Promise<{ readonly number: string }> {
  const { clock, jobs } = context;
  const askCarrier = await carrierOf(context, told);
  return context.db.transaction(async (db) => {
    const draft = await selectDraft(db, id, { hold: true });
    if (!draft) throw new DomainError('not_found');
    const known = await orderOf({ db, clock }, draft);
    if (known) return { number: known.number };
    if (draft.version !== version) throw new DomainError('order_changed');
    const { number } = await placeKept({ db, clock, askCarrier }, draft, told, {
      of: { consentAt: null, placedBy: staffIdOf(actor) },
      beside: (order) => (letter && told.email ? [sendOrderLetter(db, jobs, order.id)] : []),
    });
    await recordAction(
      { db, clock, actor },
      { action: 'orders.place', entity: 'order', entityId: number },
    );
    return { number };
  });
}

interface Agreed {
  readonly consent?: boolean | null | undefined;
  readonly documents?: ShownDocuments;
  readonly expected_total: number;
  readonly ip: string;
}

/**
 * Places an order by the link that its customer was sent: they have seen it, and tick what every customer ticks. Throws `order_link_invalid`,
 * `invalid`, `documents_changed`, and as {@link writeOrder} does.
 */
export async function placeByLink(
  context: PlacingContext,
  token: string,
  { consent, documents, expected_total, ip }: Agreed,
): Promise<{ readonly order: OrderCreated; readonly created: boolean }> {
  const { clock, jobs } = context;
  const seen = await findOpenLink(context, token);
  const told = { ...phoneOrder.parse(seen.body), expected_total };
  const askCarrier = await carrierOf(context, told);
  return context.db.transaction(async (db) => {
    const draft = await findOpenLink({ db, clock }, token, { hold: true });
    const known = await orderOf({ db, clock }, draft);
    if (known) return { order: known, created: false };
    if (draft.version !== seen.version) throw new DomainError('order_changed');
    await requireConsent({ db, clock }, consent);
    const agreed = await agreedVersions({ db, clock }, documentKinds, documents);
    const order = await placeKept({ db, clock, askCarrier }, draft, told, {
      of: { ...agreed, consentAt: clock.now(), consentIp: isIP(ip) ? ip : null },
      beside: (order) => [sendOrderLetters(db, jobs, order)],
    });
    const { staffId } = draft;
    const work = { kind: 'told' } as const;
    const happenedAt = clock.now();
    await insertEvent(db, { orderId: order.orderId, actor: 'shop', staffId, happenedAt, work });
    return { order, created: true };
  });
}

/** What a carrier asks for it, asked before the transaction. */
const carrierOf = (context: PlacingContext, told: Told) =>
  askedCarrier(context, requestOf(told), () => linesOf(context.db, told.lines));

const requestOf = ({ lines: _, company: __, ...form }: Told) => ({
  ...form,
  cart_uuid: '',
  consent: null,
  documents: undefined,
});

/** The order that a draft has become. */
async function orderOf(
  context: Pick<PlacingContext, 'db' | 'clock'>,
  { orderId }: DraftRow,
): Promise<OrderCreated | undefined> {
  const found = orderId === null ? undefined : await selectOrder(context.db, orderId);
  return found && presentCreated(found.order, await makeLink(context, found.order.id, 'order'));
}

async function placeKept(
  { db, clock, askCarrier }: Pick<PlacingContext, 'db' | 'clock' | 'askCarrier'>,
  draft: DraftRow,
  told: Told,
  {
    of,
    beside,
  }: { readonly of: Omit<Written['of'], 'customerId' | 'createdAt'> } & Pick<Written, 'beside'>,
): Promise<OrderCreated> {
  const at = clock.now();
  const company = told.company && checkedCompany(told.company, 'company.');
  const order = await writeOrder({ db, clock, askCarrier }, requestOf(told), {
    id: await nextOrderId(db),
    cart: await cartOf({ db, clock }, told.lines),
    orderer: undefined,
    of: { ...of, customerId: null, createdAt: at },
    letterWithheld: async () => false,
    beside,
  });
  if (company) {
    const { staffId } = draft;
    await upsertCompany(db, {
      ...company,
      orderId: order.orderId,
      version: 1,
      changedAt: at,
      staffId,
    });
  }
  await updateDraft(db, draft.id, { orderId: order.orderId, placedAt: at });
  return order;
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
