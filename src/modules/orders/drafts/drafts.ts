import type {
  DraftBody,
  OrderDraft,
  DraftRow as ShownRow,
} from '#contracts/admin/orders/order-drafts.ts';
import { readablePhone } from '#contracts/customer.ts';
import { toRoubles } from '#contracts/money.ts';
import { type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { findOffers, type Offer } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { selectChargesOf } from '../charges/charge-queries.ts';
import { companyOf } from '../companies/company.ts';
import { selectCompany } from '../companies/company-queries.ts';
import { storedPhone } from '../finding/typed-phone.ts';
import { sentOf } from '../holding/dropped-pieces.ts';
import { findOrder } from '../managing/management.ts';
import { type CardContext, visible } from '../office/cards.ts';
import { powersOf } from '../office/powers.ts';
import { selectQuote, townOfQuote } from '../promises/promise-queries.ts';
import { selectNumbersOf } from '../queries.ts';
import { lifeOfLink } from './draft-link.ts';
import {
  type DraftRow,
  deleteDraft,
  insertDraft,
  selectDraft,
  selectOpenDrafts,
  updateDraft,
} from './draft-queries.ts';

export type DraftContext = Pick<CardContext, 'db' | 'clock' | 'staffNames'>;

/** So many are shown. */
const SHOWN = 100;

/** The drafts that wait, the latest change first. */
export async function listDrafts({ db, clock, staffNames }: DraftContext): Promise<ShownRow[]> {
  const rows = await selectOpenDrafts(db, SHOWN);
  const [offers, names] = await Promise.all([
    findOffers(
      db,
      rows.flatMap(({ body }) => body.lines[0]?.variant ?? []),
    ),
    staffNames(db),
  ]);
  return rows.map(({ id, body, staffId, changedAt, sentAt }) => ({
    id,
    customer_name: body.customer_name,
    phone_number: readablePhone(storedPhone(body.phone_number) ?? body.phone_number),
    goods: offers.get(body.lines[0]?.variant ?? 0)?.productName ?? '',
    more_lines: Math.max(0, body.lines.length - 1),
    link: sentAt && lifeOfLink(sentAt, clock.now()),
    changed_at: changedAt.toISOString(),
    by: names.get(String(staffId)) ?? null,
  }));
}

/** One draft with its goods as they would be ordered now. Throws `not_found`. */
export async function getDraft(context: DraftContext, id: number): Promise<OrderDraft> {
  const row = await selectDraft(context.db, id);
  if (!row) throw new DomainError('not_found');
  return presentDraft(context, row);
}

async function presentDraft(
  { db, clock, staffNames }: DraftContext,
  row: DraftRow,
): Promise<OrderDraft> {
  const { id, version, body, staffId, changedAt, sentAt, orderId } = row;
  const [offers, names, numbers] = await Promise.all([
    findOffers(
      db,
      body.lines.map(({ variant }) => variant),
    ),
    staffNames(db),
    selectNumbersOf(db, orderId === null ? [] : [orderId]),
  ]);
  return {
    id,
    version,
    // One that was kept by an earlier version has none.
    body: { ...body, company: body.company ?? null },
    link: sentAt && lifeOfLink(sentAt, clock.now()),
    lines: body.lines.flatMap(({ variant, quantity }) => {
      const offer = offers.get(variant);
      return offer ? [lineOf(offer, quantity)] : [];
    }),
    changed_at: changedAt.toISOString(),
    by: names.get(String(staffId)) ?? null,
    order: numbers.get(orderId ?? 0) ?? null,
  };
}

const lineOf = (offer: Offer, quantity: number): OrderDraft['lines'][number] => ({
  variant: offer.variantId,
  quantity,
  name: offer.productName,
  variant_name: offer.variantName,
  article: offer.code,
  photo: offer.photo,
  price: toRoubles(offer.price),
  stock: stockOf(offer),
  is_withdrawn: offer.withdrawn,
});

const stockOf = ({ stock, uncounted }: Offer): OrderDraft['lines'][number]['stock'] => {
  if (stock !== null) return { kind: 'counted', pieces: stock };
  return { kind: uncounted ? 'uncounted' : 'to_order' };
};

/** Keeps what was written, or a copy of a former order. Throws `order_not_found` of what is to be copied. */
export async function createDraft(
  context: DraftContext,
  given: DraftBody | { readonly copy_of: string },
  member: Member,
): Promise<OrderDraft> {
  const { clock } = context;
  const id = await context.db.transaction(async (db) => {
    const body = 'copy_of' in given ? await copyOf(db, given.copy_of, member) : given;
    const made = await insertDraft(db, { body, staffId: staffIdOf(member.actor), at: clock.now() });
    await recordAction(
      { db, clock, actor: member.actor },
      { action: 'orders.draft', entity: 'order_draft', entityId: String(made) },
    );
    return made;
  });
  return getDraft(context, id);
}

/** Customer, delivery and goods of a former order; what is off sale is left out when it is placed. */
async function copyOf(db: Database, number: string, { may }: Member): Promise<DraftBody> {
  const { order, lines } = visible(await findOrder(db, number), powersOf(may));
  const quote = await selectQuote(db, order.id);
  const charges = (await selectChargesOf(db, [order.id])).get(order.id) ?? [];
  const company = await selectCompany(db, order.id);
  return {
    lines: sentOf(lines).map(({ variantId, quantity }) => ({ variant: variantId, quantity })),
    customer_name: order.customerName,
    phone_number: order.phoneNumber,
    email: order.email,
    delivery_type: order.deliveryType,
    city: order.city,
    address: order.address,
    department_number: order.departmentNumber ?? '',
    pickup_place: order.deliveryType === 'pickup' ? order.address : '',
    comment: '',
    payment_type: order.paymentType,
    company: company ? companyOf(company) : null,
    town: townOfQuote(quote),
    floor: quote?.floor ?? null,
    lift: quote?.lift ?? null,
    assembly:
      charges.some(({ kind }) => kind === 'assembly') ||
      (quote?.quote.calls ?? []).some(({ kind }) => kind === 'assembly'),
  };
}

/** Throws `not_found`, also of one that was placed, and `order_changed` for another version. */
export async function saveDraft(
  context: DraftContext,
  id: number,
  { version, ...body }: DraftBody & { readonly version: number },
): Promise<OrderDraft> {
  await context.db.transaction(async (db) => {
    const row = await selectDraft(db, id, { hold: true });
    if (!row || row.placedAt) throw new DomainError('not_found');
    if (row.version !== version) throw new DomainError('order_changed');
    await updateDraft(db, id, { body, version: version + 1, changedAt: context.clock.now() });
  });
  return getDraft(context, id);
}

/** Throws `not_found`, also of one that was placed. */
export async function removeDraft({ db }: DraftContext, id: number): Promise<void> {
  if (!(await deleteDraft(db, id))) throw new DomainError('not_found');
}
