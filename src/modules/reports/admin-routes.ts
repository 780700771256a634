import { type RegisterFilter, registerEndpoints } from '#contracts/admin/reports/register.ts';
import { salesEndpoints } from '#contracts/admin/reports/sales.ts';
import type { RegisterLevel } from '#contracts/admin/reports/values.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { type FindStaffNames, recordExport } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { sendTable } from '#platform/http/send-table.ts';
import type { Clock } from '#platform/time/clock.ts';
import { compareInOffice } from './compare/compare-routes.ts';
import { readReceipts } from './register/receipt-days.ts';
import { daysOf, readDays, readRows } from './register/register.ts';
import { countEntries, sumDays } from './register/register-queries.ts';
import { registerAsTable } from './register/register-table.ts';
import { readSales, salesRows } from './sales/sales.ts';
import { salesAsTable } from './sales/sales-table.ts';

interface ReportsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly staffNames: FindStaffNames;
  readonly timeZone: (db: Database) => Promise<TimeZone>;
}

/** The reports of the accountant. The log keeps who took one as a file. */
export function reportsInOffice(app: HttpServer, context: ReportsContext): void {
  register(app, context);
  sales(app, context);
  compareInOffice(app, context);
}

type CountRows = (
  db: Database,
  filter: RegisterFilter,
  zone: TimeZone,
  most: number,
) => Promise<number>;

/** How many rows an export has. */
const countOf: Readonly<Record<RegisterLevel, CountRows>> = {
  rows: countEntries,
  days: async (db, filter, zone) => daysOf(await sumDays(db, filter, zone)).length,
  receipts: async (db, filter, zone) => (await readReceipts(db, filter, zone)).rows.length,
};

function register(app: HttpServer, { db, clock, timeZone }: ReportsContext): void {
  app.route({
    ...registerEndpoints.days,
    handler: async ({ query }) => readDays(db, query, await timeZone(db)),
  });
  app.route({
    ...registerEndpoints.rows,
    handler: async ({ query: { after, limit, ...filter } }) =>
      readRows(db, filter, await timeZone(db), { after, limit }),
  });
  app.route({
    ...registerEndpoints.receipts,
    handler: async ({ query }) => readReceipts(db, query, await timeZone(db)),
  });
  app.route({
    ...registerEndpoints.export,
    handler: async (request, reply) => {
      const { level, format, ...filter } = request.query;
      const zone = await timeZone(db);
      await recordExport(
        { db, clock, actor: request.member.actor },
        {
          action: 'reports.export',
          entity: 'register',
          filter,
          format,
          count: (db, most) => countOf[level](db, filter, zone, most),
        },
      );
      const name = `register-${level}-${filter.from}-${filter.to}`;
      const table = registerAsTable(db, { level, format, filter, zone });
      return sendTable(reply, { name, format, table });
    },
  });
}

function sales(app: HttpServer, context: ReportsContext): void {
  const { db, clock, timeZone } = context;
  app.route({
    ...salesEndpoints.read,
    handler: async ({ query }) => readSales(context, query, await timeZone(db)),
  });
  app.route({
    ...salesEndpoints.export,
    handler: async (request, reply) => {
      const { format, ...filter } = request.query;
      const zone = await timeZone(db);
      let rows: Awaited<ReturnType<typeof salesRows>> = [];
      await recordExport(
        { db, clock, actor: request.member.actor },
        {
          action: 'reports.export',
          entity: 'sales',
          filter,
          format,
          count: async (db, most) => {
            rows = await salesRows({ ...context, db }, filter, zone, most);
            return rows.length;
          },
        },
      );
      const name = `sales-${filter.group}-${filter.from}-${filter.to}`;
      return sendTable(reply, { name, format, table: salesAsTable(rows, filter, format) });
    },
  });
}
