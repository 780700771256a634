import { returnsEndpoints } from '#contracts/admin/returns/returns.ts';
import { LONGEST_PHOTOGRAPH } from '#contracts/return-states.ts';
import type { OnlineContext } from '#modules/payments/index.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { addOfMember, readPhotograph } from '../photographs/photographs.ts';
import { sendPhotograph, takePhotographs } from '../photographs/routes.ts';
import { getReturn } from './card.ts';
import { tellExchange } from './exchange.ts';
import { listReturns } from './list-returns.ts';
import { beginInOffice, getReturnsOfOrder } from './of-order.ts';
import { giveBackForReturn, refundReturn } from './refund.ts';
import { stepReturn } from './step.ts';

/** The returns of all orders, as the staff lead them. */
export function returnsInOffice(app: HttpServer, context: OnlineContext): void {
  const { db, clock } = context;
  app.route({
    ...returnsEndpoints.list,
    handler: async ({ query }) =>
      listReturns(db, query, dateIn(clock.now(), await getTimeZone(db))),
  });
  app.route({
    ...returnsEndpoints.card,
    handler: ({ params, member }) => getReturn(context, params.id, member),
  });
  app.route({
    ...returnsEndpoints.exchange,
    handler: ({ params, member }) => tellExchange(context, params, member),
  });
  app.route({
    ...returnsEndpoints.photograph,
    handler: async ({ params }, reply) => sendPhotograph(reply, await readPhotograph(db, params)),
  });
  app.register(async (scope: HttpServer) => {
    takePhotographs(scope);
    scope.route({
      ...returnsEndpoints.addPhotograph,
      bodyLimit: LONGEST_PHOTOGRAPH,
      handler: async ({ params, body, member }) => {
        await addOfMember(context, params, body, member);
        return getReturn(context, params.id, member);
      },
    });
  });
  app.route({
    ...returnsEndpoints.ofOrder,
    handler: ({ params, member }) => getReturnsOfOrder(context, params.number, member),
  });
  app.route({
    ...returnsEndpoints.begin,
    handler: ({ params, body, member }) => beginInOffice(context, params.number, body, member),
  });
  app.route({
    ...returnsEndpoints.step,
    handler: ({ params, body, member }) => stepReturn(context, params.id, body, member),
  });
  app.route({
    ...returnsEndpoints.refund,
    handler: ({ params, body, member }) => refundReturn(context, params.id, body, member),
  });
  app.route({
    ...returnsEndpoints.giveBack,
    handler: ({ params, body, member }) => giveBackForReturn(context, params.id, body, member),
  });
}
