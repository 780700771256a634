import { routeEndpoints } from '#contracts/admin/orders/route.ts';
import type { Database } from '#platform/database/database.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { arrangeRoute, getRoute } from './route-sheet.ts';

/** The route sheet of a day. */
export function routeSheet(
  app: HttpServer,
  context: { readonly db: Database; readonly clock: Clock },
): void {
  app.route({
    ...routeEndpoints.get,
    handler: (request) => getRoute(context.db, request.query.day, request.member),
  });
  app.route({
    ...routeEndpoints.arrange,
    handler: (request) => arrangeRoute(context, request.body, request.member),
  });
}
