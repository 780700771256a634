import { settingsEndpoints } from '#contracts/settings.ts';
import type { Database } from '#platform/database/database.ts';
import type { HttpServer } from '#platform/http/server.ts';
import { getSiteSettings } from './service.ts';

export function settingsRoutes(app: HttpServer, { db }: { db: Database }): void {
  app.route({ ...settingsEndpoints.getSiteSettings, handler: () => getSiteSettings(db) });
}
