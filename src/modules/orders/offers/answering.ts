import { orderOfferEndpoints } from '#contracts/order-offer.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { RequireViewer } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { lockOrderOfLink, lockOwnOrder } from '../finding/customers-order.ts';
import { getOrderPage } from '../finding/order-page.ts';
import { updateOrder } from '../history/event-queries.ts';
import { getOrder } from '../history/history.ts';
import type { OrderRow } from '../queries.ts';
import { selectOpenOffer, updateOfferShort } from './offer-queries.ts';
import { answerOffer } from './offers.ts';

interface AnswerContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
}

/** The customer's answer to a change that the shop offers, by the link of the order or signed in (row 74). */
export function offerRoutes(
  app: HttpServer,
  context: AnswerContext,
  requireViewer: RequireViewer,
): void {
  app.route({
    ...orderOfferEndpoints.answer,
    handler: async ({ params: { token }, body }) => {
      await answerByLink(context, token, body);
      return getOrderPage(context, token);
    },
  });
  app.route({
    ...orderOfferEndpoints.answerOwn,
    handler: async (request) => {
      const { customerId } = await requireViewer(request);
      const { id } = request.params;
      await answerOwn(context, { customerId, id }, request.body);
      return getOrder(context, customerId, id);
    },
  });
}

interface Given {
  readonly offer: number;
  readonly agree: boolean;
}

const answerOf = ({ offer, agree }: Given) =>
  ({ offer, state: agree ? 'agreed' : 'refused' }) as const;

const byCustomer = { actor: 'customer' } as const;

const answerByLink = (context: AnswerContext, token: string, given: Given): Promise<void> =>
  answer(context, given, (db) => lockOrderOfLink(db, token));

const answerOwn = (
  context: AnswerContext,
  { customerId, id }: { readonly customerId: number; readonly id: number },
  given: Given,
): Promise<void> => answer(context, given, (db) => lockOwnOrder(db, customerId, id));

/** Throws as {@link answerOffer} does; of goods that are not there any more the staff are told. */
async function answer(
  { db, ...context }: AnswerContext,
  given: Given,
  lockOrder: (db: Database) => Promise<OrderRow>,
): Promise<void> {
  try {
    await db.transaction(async (db) => {
      await answerOffer({ ...context, db }, await lockOrder(db), answerOf(given), byCustomer);
    });
  } catch (error) {
    if (error instanceof DomainError && error.code === 'out_of_stock') {
      await db.transaction(async (db) => noteShort({ ...context, db }, await lockOrder(db), given));
    }
    throw error;
  }
}

/** Once an offer: who asks again is answered again, the staff know already. */
async function noteShort(
  { db, clock }: Pick<AnswerContext, 'db' | 'clock'>,
  order: OrderRow,
  { offer: id }: Given,
): Promise<void> {
  const offer = await selectOpenOffer(db, order.id);
  if (offer?.id !== id || offer.shortAt) return;
  const at = clock.now();
  await updateOfferShort(db, id, at);
  const work = { kind: 'goods', of: 'short' } as const;
  await updateOrder(db, order.id, {}, { ...byCustomer, at }, { work });
}
