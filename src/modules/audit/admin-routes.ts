import { auditEndpoints } from '#contracts/admin/audit.ts';
import type { Database } from '#platform/database/database.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { listActions } from './list.ts';

/** The log of changes, for the owner. */
export function auditRoutes(app: HttpServer, db: Database): void {
  app.route({
    ...auditEndpoints.list,
    handler: ({ query }) => listActions(db, query),
  });
}
