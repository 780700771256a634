import { sellerEndpoints } from '#contracts/admin/content/seller.ts';
import { goodsFilter } from '#contracts/admin/goods/goods.ts';
import { goodsViewsEndpoints } from '#contracts/admin/goods/goods-views.ts';
import { orderBulkEndpoints } from '#contracts/admin/orders/order-bulk.ts';
import { orderViewsEndpoints, viewQuery } from '#contracts/admin/orders/order-views.ts';
import { ordersEndpoints } from '#contracts/admin/orders/orders.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { getSiteSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { companiesInOffice } from '../companies/company-routes.ts';
import { changeOrders, undoSteps } from './bulk.ts';
import { type CardContext, changeCard, getCard } from './cards.ts';
import { exportOrders } from './export-routes.ts';
import { listOrders } from './list-orders.ts';
import { powersOf } from './powers.ts';
import { routeSheet } from './route/route-routes.ts';
import { keepViews } from './view-routes.ts';
import { workOnOrders } from './work-routes.ts';

interface OrdersOffice extends CardContext {
  readonly timeZone: (db: Database) => Promise<TimeZone>;
  /** Of the shop. */
  readonly publicOrigin: string;
}

/** The orders of all customers, for the staff: each sees and changes what their role allows. */
export function ordersInOffice(app: HttpServer, context: OrdersOffice): void {
  const { db, clock, timeZone } = context;

  app.route({
    ...ordersEndpoints.list,
    handler: (request) =>
      listOrders(db, request.query, {
        now: clock.now(),
        timeZone,
        powers: powersOf(request.member.may),
      }),
  });
  app.route({
    ...ordersEndpoints.get,
    handler: (request) => getCard(context, request.params.number, powersOf(request.member.may)),
  });
  app.route({
    ...ordersEndpoints.change,
    handler: (request) => changeCard(context, request.params.number, request.body, request.member),
  });
  app.route({
    ...orderBulkEndpoints.change,
    handler: (request) => changeOrders(context, request.body, request.member),
  });
  app.route({
    ...orderBulkEndpoints.undo,
    handler: (request) => undoSteps(context, request.body.orders, request.member),
  });
  app.route({
    ...sellerEndpoints.get,
    handler: async () => {
      const { name, seller_name, seller_details, phone, address } = await getSiteSettings(db);
      return { shop: name, name: seller_name, details: seller_details, phone, address };
    },
  });
  workOnOrders(app, context);
  companiesInOffice(app, context);
  routeSheet(app, context);
  exportOrders(app, context);
  const [orders, goods] = [
    { screen: 'orders', query: viewQuery },
    { screen: 'goods', query: goodsFilter },
  ] as const;
  keepViews(app, { ...context, list: orders }, orderViewsEndpoints);
  keepViews(app, { ...context, list: goods }, goodsViewsEndpoints);
}
