import { settingsEndpoints } from '#contracts/site-settings.ts';
import type { Reads } from '#platform/database/reads.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { getPage } from './content.ts';
import { getSiteSettings } from './service.ts';

export function settingsRoutes(app: HttpServer, reads: Reads): void {
  app.route({ ...settingsEndpoints.getSiteSettings, handler: () => reads(getSiteSettings) });
  app.route({
    ...settingsEndpoints.getTextPage,
    handler: ({ params }) => reads((db) => getPage(db, params.slug)),
  });
}
