import { Readable } from 'node:stream';
import { moneyEndpoints } from '#contracts/admin/payments/money.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { type FindStaffNames, recordAction } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { tableTypes } from '#platform/files/write-table.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { listMoney, moneyAsTable } from './list-money.ts';
import { countMoney } from './money-queries.ts';

/** So many rows are exported at most. */
const MOST = 50_000;

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
      const rows = await countMoney(db, filter, time, MOST + 1);
      if (rows > MOST) throw new DomainError('export_large');
      const changes = {
        filter: { from: null, to: Object.keys(filter).sort() },
        format: { from: null, to: format },
        rows: { from: null, to: rows },
      };
      await recordAction(
        { db, clock, actor: request.member.actor },
        { action: 'payments.export', entity: 'order', entityId: 'all', changes },
      );
      const name = `money-${dateIn(time.now, time.zone)}.${format}`;
      return reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .type(tableTypes[format])
        .send(Readable.from(moneyAsTable(context, format, filter, time)));
    },
  });
}
