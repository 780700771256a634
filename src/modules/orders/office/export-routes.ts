import { orderExportEndpoints } from '#contracts/admin/orders/order-export.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { recordExport } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { sendTable } from '#platform/http/send-table.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { ordersAsTable } from './export.ts';
import { countOrders } from './find-orders.ts';

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
      await recordExport(
        { db, clock, actor: request.member.actor },
        {
          action: 'orders.export',
          entity: 'order',
          filter,
          format,
          count: (db, most) => countOrders(db, filter, time, most),
        },
      );
      const name = `orders-${dateIn(time.now, time.zone)}`;
      return sendTable(reply, { name, format, table: ordersAsTable(db, format, filter, time) });
    },
  });
}
