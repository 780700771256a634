import { settingsEndpoints } from '#contracts/site-settings.ts';
import type { Reads } from '#platform/database/reads.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { GetPublicSettings } from './public-settings.ts';
import { getPage } from './text-pages.ts';

interface SettingsContext {
  readonly reads: Reads;
  readonly clock: Clock;
  readonly publicSettings: GetPublicSettings;
}

export function settingsRoutes(
  app: HttpServer,
  { reads, clock, publicSettings }: SettingsContext,
): void {
  app.route({
    ...settingsEndpoints.getSiteSettings,
    handler: () => reads((db) => publicSettings(db, clock.now())),
  });
  app.route({
    ...settingsEndpoints.getTextPage,
    handler: ({ params: { slug }, query: { version } }) =>
      reads((db) => getPage(db, slug, { now: clock.now(), version })),
  });
}
