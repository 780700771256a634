import { settingsEndpoints } from '#contracts/settings.ts';
import type { Reads } from '#platform/database/reads.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { getSiteSettings } from './service.ts';

export function settingsRoutes(app: HttpServer, reads: Reads): void {
  app.route({ ...settingsEndpoints.getSiteSettings, handler: () => reads(getSiteSettings) });
}
