import type { FastifyRequest } from 'fastify';
import { sellerEndpoints } from '#contracts/admin/content/seller.ts';
import { goodsFilter } from '#contracts/admin/goods/goods.ts';
import { goodsViewsEndpoints } from '#contracts/admin/goods/goods-views.ts';
import { orderBulkEndpoints } from '#contracts/admin/orders/order-bulk.ts';
import { orderViewsEndpoints, viewQuery } from '#contracts/admin/orders/order-views.ts';
import { ordersEndpoints } from '#contracts/admin/orders/orders.ts';
import type { Permission } from '#contracts/admin/staff/permissions.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import type { Actor } from '#modules/audit/index.ts';
import { getSiteSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { changeOrders, undoSteps } from './bulk.ts';
import { type CardContext, changeCard, getCard } from './cards.ts';
import { exportOrders } from './export-routes.ts';
import { listOrders } from './list-orders.ts';
import { powersOf } from './powers.ts';
import { keepViews } from './view-routes.ts';
import { workOnOrders } from './work-routes.ts';

interface OrdersOffice extends Pick<CardContext, 'staffNames'> {
  readonly timeZone: (db: Database) => Promise<TimeZone>;
  readonly viewerOf: (request: FastifyRequest) => { may(permission: Permission): boolean };
  readonly actorOf: (request: FastifyRequest) => Actor;
}

/** The orders of all customers, for the staff: each sees and changes what their role allows. */
export function ordersInOffice(
  app: HttpServer,
  { db, clock, jobs }: Omit<CardContext, 'staffNames'>,
  { timeZone, viewerOf, actorOf, staffNames }: OrdersOffice,
): void {
  const context = { db, clock, jobs, staffNames, timeZone };
  const powersFor = (request: FastifyRequest) => {
    const viewer = viewerOf(request);
    return powersOf((permission) => viewer.may(permission));
  };

  app.route({
    ...ordersEndpoints.list,
    handler: async (request) =>
      listOrders(db, request.query, {
        now: clock.now(),
        zone: await timeZone(db),
        powers: powersFor(request),
      }),
  });
  app.route({
    ...ordersEndpoints.get,
    handler: (request) => getCard(context, request.params.number, powersFor(request)),
  });
  const workerOf = (request: FastifyRequest) => ({
    powers: powersFor(request),
    actor: actorOf(request),
  });
  app.route({
    ...ordersEndpoints.change,
    handler: (request) =>
      changeCard(context, request.params.number, request.body, workerOf(request)),
  });
  app.route({
    ...orderBulkEndpoints.change,
    handler: (request) => changeOrders(context, request.body, workerOf(request)),
  });
  app.route({
    ...orderBulkEndpoints.undo,
    handler: (request) => undoSteps(context, request.body.orders, workerOf(request)),
  });
  app.route({
    ...sellerEndpoints.get,
    handler: async () => {
      const { name, seller_name, seller_details, phone, address } = await getSiteSettings(db);
      return { shop: name, name: seller_name, details: seller_details, phone, address };
    },
  });
  workOnOrders(app, context, workerOf);
  exportOrders(app, context, actorOf);
  const viewKeeperOf = (request: FastifyRequest) => ({
    actor: actorOf(request),
    managesShared: viewerOf(request).may('views.manage'),
  });
  const [orders, goods] = [
    { screen: 'orders', query: viewQuery },
    { screen: 'goods', query: goodsFilter },
  ] as const;
  keepViews(app, { ...context, list: orders }, orderViewsEndpoints, viewKeeperOf);
  keepViews(app, { ...context, list: goods }, goodsViewsEndpoints, viewKeeperOf);
}
