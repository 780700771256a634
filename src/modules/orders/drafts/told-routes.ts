import { toldOrderEndpoints } from '#contracts/told-order.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { ReadPayingTerms } from '../paying/terms.ts';
import { withPaying } from '../paying/with-paying.ts';
import type { OrdersContext } from '../service.ts';
import { placeByLink } from './place-draft.ts';
import { getToldOrder } from './told-order.ts';

/** What the holder of the link of a draft sees and does. The token is the authority. */
export function toldOrderRoutes(
  app: HttpServer,
  context: OrdersContext,
  readPayingTerms: ReadPayingTerms,
): void {
  app.route({
    ...toldOrderEndpoints.get,
    handler: ({ params }) => getToldOrder(context, params.token),
  });
  app.route({
    ...toldOrderEndpoints.place,
    handler: async ({ params, body, ip }, reply) => {
      const { order, created } = await placeByLink(context, params.token, { ...body, ip });
      const told = await withPaying(context.db, order, await readPayingTerms(context.db));
      return reply.status(created ? 201 : 200).send(told);
    },
  });
}
