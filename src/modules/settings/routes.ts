import { settingsEndpoints } from '#contracts/site-settings.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reads } from '#platform/database/reads.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { getPublicSettings } from './public-settings.ts';
import { getPage } from './text-pages.ts';

export function settingsRoutes(app: HttpServer, reads: Reads, clock: Clock): void {
  app.route({
    ...settingsEndpoints.getSiteSettings,
    handler: () => reads((db) => getPublicSettings(db, clock.now())),
  });
  app.route({
    ...settingsEndpoints.getTextPage,
    handler: ({ params: { slug }, query: { version } }) =>
      reads((db) => getPage(db, slug, { now: clock.now(), version })),
  });
}
