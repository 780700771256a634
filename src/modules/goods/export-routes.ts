import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { goodsExportEndpoints } from '#contracts/admin/goods/goods-export.ts';
import { recordAction } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Keeper } from './change.ts';
import { goodsAsCsv, goodsAsXlsx } from './export.ts';
import type { GoodsContext } from './goods.ts';

const tables = {
  csv: { type: 'text/csv; charset=utf-8', write: goodsAsCsv },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: goodsAsXlsx,
  },
} as const;

/** The goods of a filter as a file. `today`: the date in the shop's time zone. */
export function exportGoods(
  app: HttpServer,
  { db, clock, productsNamed }: GoodsContext,
  {
    today,
    keeperOf,
  }: { today: (db: Database) => Promise<string>; keeperOf: (request: FastifyRequest) => Keeper },
): void {
  app.route({
    ...goodsExportEndpoints.export,
    handler: async (request, reply) => {
      const { format, ...filter } = request.query;
      const { actor } = keeperOf(request);
      const changes = { format: { from: null, to: format } };
      const entry = { action: 'goods.export', entity: 'goods', entityId: 'all', changes };
      await recordAction({ db, clock, actor }, entry);
      const { type, write } = tables[format];
      return reply
        .header('content-disposition', `attachment; filename="goods-${await today(db)}.${format}"`)
        .type(type)
        .send(Readable.from(write({ db, productsNamed }, filter)));
    },
  });
}
