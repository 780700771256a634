import { sql } from 'drizzle-orm';
import {
  type OrderPayingInOffice,
  orderPayingOfficeEndpoints,
} from '#contracts/admin/orders/order-paying.ts';
import { roublesOrNull } from '#contracts/money.ts';
import { type FindStaffNames, type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { countUse, type RateLimit } from '#platform/security/rate-limit.ts';
import type { Clock } from '#platform/time/clock.ts';
import { HOUR } from '#platform/time/duration.ts';
import { sendPayLink } from '../letters/queue-letters.ts';
import { holdOrder, seeOrder } from '../office/hold-order.ts';
import type { OrderRow } from '../queries.ts';
import { type Hold, keepGoods } from './held-goods.ts';
import { heldUntil, takesStock } from './held-until.ts';
import { readPayingTerms } from './terms.ts';
import { payableNow, payingStateOf } from './to-pay.ts';

interface CardPayingContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly staffNames: FindStaffNames;
}

/** Letters with the link to pay of one order. */
const LINKS: RateLimit = { hits: 10, window: 24 * HOUR };

/** What of an order its customer can pay online, and what becomes of its goods meanwhile, on its card. */
export function orderPayingInOffice(app: HttpServer, context: CardPayingContext): void {
  app.route({
    ...orderPayingOfficeEndpoints.get,
    handler: async ({ params, member }) =>
      present(context.db, await seeOrder(context, params.number, member)),
  });
  app.route({
    ...orderPayingOfficeEndpoints.sendLink,
    handler: async ({ params, member }, reply) => {
      await sendLink(context, params.number, member);
      return reply.status(204).send(null);
    },
  });
  app.route({
    ...orderPayingOfficeEndpoints.holdGoods,
    handler: ({ params, body, member }) => holdGoods(context, params.number, body, member),
  });
}

async function present(db: Database, order: OrderRow): Promise<OrderPayingInOffice> {
  const terms = await readPayingTerms(db);
  const payable = await payableNow(db, order, terms);
  const { rows } = await db.execute(
    sql`SELECT FROM orders one WHERE one.id = ${order.id} AND ${takesStock}`,
  );
  const until = await heldUntil(db, order, terms);
  return {
    version: order.version,
    state: payingStateOf(order, terms),
    amount: roublesOrNull(payable?.amount ?? null),
    goods: order.goodsFreedAt ? 'freed' : rows.length > 0 ? 'held' : 'not held',
    freed_at: order.goodsFreedAt?.toISOString() ?? null,
    keeps: order.keepsGoods,
    held_until: until?.toISOString() ?? null,
  };
}

/** Throws `order_not_found`, `payment_not_needed`, `payment_later`, `payment_off`, `no_email`, and `too_many_requests` after ten a day. */
async function sendLink(
  { db, clock, jobs }: CardPayingContext,
  number: string,
  member: Member,
): Promise<void> {
  await db.transaction(async (db) => {
    const order = await seeOrder({ db }, number, member);
    const state = payingStateOf(order, await readPayingTerms(db));
    if (state === 'nothing') throw new DomainError('payment_not_needed');
    if (state === 'later') throw new DomainError('payment_later');
    if (state === 'not taken') throw new DomainError('payment_off');
    if (order.email === '') throw new DomainError('no_email');
    await countUse({ db, clock }, LINKS, 'pay-link', number);
    await sendPayLink(db, jobs, order.id);
    const { actor } = member;
    await recordAction(
      { db, clock, actor },
      { action: 'payments.send_link', entity: 'order', entityId: number },
    );
  });
}

interface WantedHold {
  readonly version: number;
  readonly hold: Hold;
}

/** Throws `order_not_found`, `order_changed`, and `out_of_stock` with what is missing where goods that went back on sale are to be held. */
function holdGoods(
  context: CardPayingContext,
  number: string,
  { version, hold }: WantedHold,
  member: Member,
): Promise<OrderPayingInOffice> {
  const { clock } = context;
  return context.db.transaction(async (db) => {
    const order = await holdOrder({ ...context, db }, number, version, member);
    const { actor } = member;
    await keepGoods(db, order, hold, { staffId: staffIdOf(actor), at: clock.now() });
    await recordAction(
      { db, clock, actor },
      {
        action: 'orders.hold_goods',
        entity: 'order',
        entityId: number,
        changes: { hold: { from: null, to: hold } },
      },
    );
    return present(db, await seeOrder({ db }, number, member));
  });
}
