import type { FastifyRequest } from 'fastify';
import { goodsEndpoints } from '#contracts/admin/goods.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { listGoodsCategories } from './categories.ts';
import { changeGoods, type GoodsContext, type Keeper, listGoods, releaseGoods } from './goods.ts';

/** Prices and stock, for those who keep them. `keeperOf`: a member of the staff. */
export function goodsInOffice(
  app: HttpServer,
  context: GoodsContext,
  keeperOf: (request: FastifyRequest) => Keeper,
): void {
  app.route({
    ...goodsEndpoints.list,
    handler: ({ query }) => listGoods(context, query),
  });
  app.route({
    ...goodsEndpoints.categories,
    handler: async () => ({ categories: await listGoodsCategories(context.db) }),
  });
  app.route({
    ...goodsEndpoints.change,
    handler: (request) => changeGoods(context, request.params.id, request.body, keeperOf(request)),
  });
  app.route({
    ...goodsEndpoints.release,
    handler: (request) =>
      releaseGoods(context, request.params.id, request.body.fields, keeperOf(request)),
  });
}
