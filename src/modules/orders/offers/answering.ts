import { orderOfferEndpoints } from '#contracts/order-offer.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { RequireViewer } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { selectOrderOfLink } from '../finding/order-links.ts';
import { getOrderPage } from '../finding/order-page.ts';
import { getOrder } from '../history/history.ts';
import { selectOrderForUpdate, selectOwnOrderForUpdate } from '../queries.ts';
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

function answerByLink({ db, ...context }: AnswerContext, token: string, given: Given) {
  return db.transaction(async (db) => {
    const found = await selectOrderOfLink(db, token);
    const order = found && (await selectOrderForUpdate(db, found.id));
    if (!order) throw new DomainError('order_link_invalid');
    await answerOffer({ ...context, db }, order, answerOf(given), byCustomer);
  });
}

function answerOwn(
  { db, ...context }: AnswerContext,
  { customerId, id }: { readonly customerId: number; readonly id: number },
  given: Given,
) {
  return db.transaction(async (db) => {
    const order = await selectOwnOrderForUpdate(db, customerId, id);
    if (!order) throw new DomainError('order_not_found');
    await answerOffer({ ...context, db }, order, answerOf(given), byCustomer);
  });
}
