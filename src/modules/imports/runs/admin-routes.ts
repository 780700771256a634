import { askedPricesEndpoints } from '#contracts/admin/goods/asked-prices.ts';
import { importsEndpoints } from '#contracts/admin/imports/imports.ts';
import type { FindStaffNames } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { answerAskedPrices } from '../asked-prices/answer-asked.ts';
import { listAskedPrices } from '../asked-prices/list-asked.ts';
import { listRuns, settleRun } from './runs.ts';

interface ImportsOffice {
  readonly db: Database;
  readonly clock: Clock;
  readonly staffNames: FindStaffNames;
  /** A member of the staff, named by number. */
}

/** What imports have said, and asked about prices, for those who look after the catalogue. */
export function importsInOffice(app: HttpServer, { db, clock, staffNames }: ImportsOffice): void {
  app.route({
    ...importsEndpoints.list,
    handler: async () => ({ runs: await listRuns(db, staffNames) }),
  });
  app.route({
    ...askedPricesEndpoints.list,
    handler: async () => ({ asked: await listAskedPrices(db) }),
  });
  app.route({
    ...askedPricesEndpoints.answer,
    handler: async (request) => {
      const context = { db, clock, actor: request.member.actor };
      return { answered: await answerAskedPrices(context, request.body) };
    },
  });
  app.route({
    ...importsEndpoints.settle,
    handler: async (request, reply) => {
      await settleRun({ db, clock, actor: request.member.actor }, request.params.id);
      return reply.code(204).send(null);
    },
  });
}
