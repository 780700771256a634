import { stockEndpoints } from '#contracts/admin/goods/stock.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import type { Member } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { FindNamed } from '../queries.ts';
import {
  beginCount,
  type CountContext,
  endCount,
  getCount,
  listCounts,
  setLine,
} from './counts.ts';
import { listMovements } from './journal.ts';
import { moveByHand } from './move.ts';
import { nameArticles } from './named.ts';

interface StockOffice extends CountContext {
  /** The search of the catalogue. */
  readonly productsNamed: FindNamed;
  readonly timeZone: (db: Database) => Promise<TimeZone>;
  /** The statuses of the orders that a member may open. */
  readonly openStatuses: (may: Member['may']) => readonly string[];
}

/** The journal of the pieces, what comes and goes by hand, and counts. */
export function stockInOffice(app: HttpServer, context: StockOffice): void {
  const { db, timeZone, staffNames } = context;
  app.route({
    ...stockEndpoints.movements,
    handler: async (request) =>
      listMovements(context, request.query, {
        zone: await timeZone(db),
        names: await staffNames(db),
        openStatuses: context.openStatuses(request.member.may),
      }),
  });
  app.route({
    ...stockEndpoints.goods,
    handler: async ({ body }) => ({ goods: await nameArticles(db, body.articles) }),
  });
  app.route({
    ...stockEndpoints.move,
    handler: async (request) => ({
      moved: await moveByHand(context, request.body, request.member),
    }),
  });
  app.route({
    ...stockEndpoints.counts,
    handler: async () => ({ counts: await listCounts(context) }),
  });
  app.route({
    ...stockEndpoints.begin,
    handler: async (request, reply) => {
      const begun = await beginCount(context, request.body, request.member);
      return reply.status(201).send(begun);
    },
  });
  app.route({
    ...stockEndpoints.count,
    handler: ({ params }) => getCount(context, params.id),
  });
  app.route({
    ...stockEndpoints.setLine,
    handler: (request) => setLine(context, request.params, request.body.counted, request.member),
  });
  app.route({
    ...stockEndpoints.end,
    handler: (request) =>
      endCount(context, { id: request.params.id, apply: request.body.apply }, request.member),
  });
}
