import { Readable } from 'node:stream';
import { goodsExportEndpoints } from '#contracts/admin/goods/goods-export.ts';
import { recordAction } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { goodsAsCsv, goodsAsXlsx } from './export.ts';
import type { GoodsContext } from './goods.ts';

const tables = {
  csv: { type: 'text/csv; charset=utf-8', write: goodsAsCsv },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: goodsAsXlsx,
  },
} as const;

interface GoodsExport extends GoodsContext {
  /** The date in the shop's time zone. */
  readonly today: (db: Database) => Promise<string>;
}

/** The goods of a filter as a file. */
export function exportGoods(
  app: HttpServer,
  { db, clock, today, productsNamed }: GoodsExport,
): void {
  app.route({
    ...goodsExportEndpoints.export,
    handler: async (request, reply) => {
      const { format, ...filter } = request.query;
      const { actor } = request.member;
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
