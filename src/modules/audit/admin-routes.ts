import { Readable } from 'node:stream';
import { auditEndpoints } from '#contracts/admin/staff/audit.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import type { Database } from '#platform/database/database.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { writeTable } from './export.ts';
import { listActions } from './list.ts';
import { recordAction } from './service.ts';
import type { FindInvited, FindStaffNames } from './staff-names.ts';

interface AuditRouteOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly timeZone: (db: Database) => Promise<TimeZone>;
  /** The names of the staff, by the number that the log has. */
  readonly staffNames: FindStaffNames;
  readonly findInvited: FindInvited;
}

/** The log of changes, for the owner. */
export function auditRoutes(
  app: HttpServer,
  { db, clock, timeZone, staffNames, findInvited }: AuditRouteOptions,
): void {
  app.route({
    ...auditEndpoints.list,
    handler: async ({ query }) => listActions(db, query, { zone: await timeZone(db), findInvited }),
  });
  app.route({
    ...auditEndpoints.export,
    handler: async (request, reply) => {
      const zone = await timeZone(db);
      await recordAction(
        { db, clock, actor: request.member.actor },
        { action: 'audit.export', entity: 'audit', entityId: 'all' },
      );
      const table = writeTable(db, request.query, {
        zone,
        names: await staffNames(db),
        findInvited,
      });
      return reply
        .header(
          'content-disposition',
          `attachment; filename="log-${dateIn(clock.now(), zone)}.csv"`,
        )
        .type('text/csv; charset=utf-8')
        .send(Readable.from(table));
    },
  });
}
