import { Readable } from 'node:stream';
import { orderExportEndpoints } from '#contracts/admin/orders/order-export.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { recordAction } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { tableTypes } from '#platform/files/write-table.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { ordersAsTable } from './export.ts';
import { countOrders } from './find-orders.ts';

/** So many orders are exported at most. */
const MOST = 50_000;

interface ExportContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly timeZone: (db: Database) => Promise<TimeZone>;
}

/** The orders of a filter as a file. The log keeps who took how many, and by which parts of the filter; what was typed stays out of it. */
export function exportOrders(app: HttpServer, { db, clock, timeZone }: ExportContext): void {
  app.route({
    ...orderExportEndpoints.export,
    handler: async (request, reply) => {
      const { format, ...filter } = request.query;
      const time = { now: clock.now(), zone: await timeZone(db) };
      const rows = await countOrders(db, filter, time, MOST + 1);
      if (rows > MOST) throw new DomainError('export_large');
      const changes = {
        filter: { from: null, to: Object.keys(filter).sort() },
        format: { from: null, to: format },
        rows: { from: null, to: rows },
      };
      await recordAction(
        { db, clock, actor: request.member.actor },
        { action: 'orders.export', entity: 'order', entityId: 'all', changes },
      );
      const name = `orders-${dateIn(time.now, time.zone)}.${format}`;
      return reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .type(tableTypes[format])
        .send(Readable.from(ordersAsTable(db, format, filter, time)));
    },
  });
}
