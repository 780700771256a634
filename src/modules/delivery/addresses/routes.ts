import { deliveryEndpoints } from '#contracts/delivery.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Addresses } from './addresses.ts';

/** Suggestions of addresses, for everyone. */
export function addressRoutes(app: HttpServer, { suggest }: Addresses): void {
  app.route({
    ...deliveryEndpoints.suggestAddresses,
    handler: async ({ body: { query, town }, ip }) => ({
      addresses: [...(await suggest({ query, town: town ?? '', ip }))],
    }),
  });
}
