import { pagePaths } from '#contracts/page-paths.ts';
import { cartRoutes } from '#modules/cart/routes.ts';
import { addressRoutes } from '#modules/delivery/addresses/routes.ts';
import { deliveryRoutes } from '#modules/delivery/routes.ts';
import { customerInvoiceRoutes } from '#modules/invoices/index.ts';
import { orderRoutes } from '#modules/orders/index.ts';
import { payingRoutes } from '#modules/payments/paying/routes.ts';
import { customerReceiptRoutes } from '#modules/payments/receipts/customer-receipts.ts';
import { returnRoutes } from '#modules/returns/index.ts';
import { wishlistRoutes } from '#modules/wishlist/index.ts';
import { limitWrites } from '#platform/http/limit-writes.ts';
import { privateAnswers } from '#platform/http/write-protection.ts';
import type { ShopPart } from '../composition.ts';

/** Carts, wishlists, orders and their payments: before all browsing, with connections of their own. */
export const checkout: ShopPart = (app, shop) => {
  const { config, clock, jobs, ordersDb: db, buyers, secureCookies, provedEmailOf } = shop;
  const { priorityLane } = shop.browsing;
  const askCarrier = shop.carriers.offers;
  app.register(async (scope) => {
    privateAnswers(scope, secureCookies);
    scope.register(async (carts) => {
      priorityLane(carts);
      limitWrites(carts, { db, clock }, 'cart', config.RATE_CART);
      const { findViewer, requireViewer } = buyers;
      cartRoutes(carts, { db, clock }, { findViewer, secureCookies });
      wishlistRoutes(carts, { db, clock }, requireViewer);
    });
    scope.register(async (delivery) => {
      priorityLane(delivery);
      const { readTerms, readCarried } = shop;
      deliveryRoutes(delivery, { db, clock, readTerms, readCarried, askCarrier });
      addressRoutes(delivery, shop.addresses);
    });
    scope.register(async (orders) => {
      priorityLane(orders);
      const context = { db, clock, jobs, askCarrier, provedEmailOf };
      // Orders that are made have counters of their own.
      limitWrites(orders, context, 'order-attempt', config.RATE_CART);
      orderRoutes(orders, context, {
        ...buyers,
        limit: config.RATE_ORDER,
        findLimit: config.RATE_ORDER_FIND,
        readPayingTerms: shop.readPayingTerms,
      });
    });
    scope.register(async (paying) => {
      priorityLane(paying);
      limitWrites(paying, { db, clock }, 'paying', config.RATE_CART);
      const { providers, mayPlay, publicUrl } = shop;
      const returnTo = (id: string) => publicUrl + pagePaths.payment.replace(':id', id);
      customerReceiptRoutes(paying, db, buyers.requireViewer);
      customerInvoiceRoutes(paying, { db, clock }, buyers.requireViewer);
      payingRoutes(paying, { db, clock, jobs, providers, mayPlay, returnTo });
    });
    scope.register(async (returns) => {
      priorityLane(returns);
      limitWrites(returns, { db, clock }, 'returns', config.RATE_CART);
      returnRoutes(returns, { db, clock, jobs }, buyers.requireViewer);
    });
  });
};
