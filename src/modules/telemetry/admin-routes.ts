import { searchesEndpoints } from '#contracts/admin/content/searches.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { listSearches } from './searches.ts';

/** What visitors search for, for those who name goods and pages. */
export function searchesInOffice(
  app: HttpServer,
  context: Parameters<typeof listSearches>[0],
): void {
  app.route({
    ...searchesEndpoints.list,
    handler: ({ query }) => listSearches(context, query),
  });
}
