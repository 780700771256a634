import { moneyEndpoints } from '#contracts/admin/payments/money.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { type FindStaffNames, recordExport } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { sendTable } from '#platform/http/send-table.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { listMoney, moneyAsTable } from './list-money.ts';
import { countMoney } from './money-queries.ts';

interface MoneyContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly staffNames: FindStaffNames;
  readonly timeZone: (db: Database) => Promise<TimeZone>;
}

/** The payments and refunds of all orders, as a list and as a file. The log keeps who took the file, and by which parts of the filter. */
export function moneyInOffice(app: HttpServer, context: MoneyContext): void {
  const { db, clock, timeZone } = context;
  const timeNow = async () => ({ now: clock.now(), zone: await timeZone(db) });
  app.route({
    ...moneyEndpoints.list,
    handler: async ({ query }) => listMoney(context, query, await timeNow()),
  });
  app.route({
    ...moneyEndpoints.export,
    handler: async (request, reply) => {
      const { format, ...filter } = request.query;
      const time = await timeNow();
      await recordExport(
        { db, clock, actor: request.member.actor },
        {
          action: 'payments.export',
          entity: 'order',
          filter,
          format,
          count: (db, most) => countMoney(db, filter, time, most),
        },
      );
      const name = `money-${dateIn(time.now, time.zone)}`;
      return sendTable(reply, { name, format, table: moneyAsTable(context, format, filter, time) });
    },
  });
}
