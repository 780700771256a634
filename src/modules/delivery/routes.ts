import { deliveryEndpoints } from '#contracts/delivery.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { networkDigest } from '#platform/network/networks.ts';
import { createKeyedSemaphore } from '#platform/work/keyed-semaphore.ts';
import { type DeliveryContext, promisesFor, quoteFor, suggestTowns } from './service.ts';

/** Quotes of one network that are counted at once: the others wait, and leave the connections to other buyers. */
const AT_ONCE = 4;
const MOST_WAITING = 200;

/** Towns and quotes, for everyone. */
export function deliveryRoutes(app: HttpServer, context: DeliveryContext): void {
  const inSlotOf = createKeyedSemaphore(AT_ONCE, MOST_WAITING);
  app.route({
    ...deliveryEndpoints.suggestTowns,
    handler: ({ query }) => suggestTowns(context, query.text),
  });
  app.route({
    ...deliveryEndpoints.promises,
    handler: ({ body, ip }) => {
      const network = networkDigest(ip).toString('base64url');
      return inSlotOf(network, () => promisesFor(context, body));
    },
  });
  app.route({
    ...deliveryEndpoints.quote,
    handler: ({ body, ip }) => {
      const network = networkDigest(ip).toString('base64url');
      return inSlotOf(network, () => quoteFor(context, body));
    },
  });
}
