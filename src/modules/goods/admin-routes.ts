import { type GoodsRow, goodsEndpoints, type RefusedGoods } from '#contracts/admin/goods/goods.ts';
import { goodsBulkEndpoints } from '#contracts/admin/goods/goods-bulk.ts';
import { MANY_GOODS } from '#contracts/admin/goods/values.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { listGoodsCategories } from './categories.ts';
import { changeMany } from './change-fields.ts';
import { changeGoods, type GoodsContext, listGoods, releaseGoods } from './goods.ts';
import { holdMany } from './hold-many.ts';
import { detailOf } from './refusals.ts';

/** Prices and stock, for those who keep them. */
export function goodsInOffice(app: HttpServer, context: GoodsContext): void {
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
    handler: (request) => changeGoods(context, request.params.id, request.body, request.member),
  });
  app.route({
    ...goodsEndpoints.changeMany,
    handler: async (request) => {
      const { member } = request;
      const { changes, prices_confirmed: arePricesMeant } = request.body;
      if (changes.length > MANY_GOODS && !member.isSteppedUp) {
        throw new DomainError('step_up_required');
      }
      const { changed, refused } = await changeMany(context, changes, member, arePricesMeant);
      return {
        changed,
        refused: refused.map(
          ({ id, article, reason }): RefusedGoods => ({
            id,
            article,
            code: reason.code,
            detail: detailOf(reason),
            now: reason.details.body?.now as GoodsRow | undefined,
          }),
        ),
      };
    },
  });
  app.route({
    ...goodsEndpoints.release,
    handler: (request) =>
      releaseGoods(context, request.params.id, request.body.fields, request.member),
  });
  app.route({
    ...goodsBulkEndpoints.hold,
    handler: async (request) => ({
      changed: await holdMany(context, request.body, request.member),
    }),
  });
}
