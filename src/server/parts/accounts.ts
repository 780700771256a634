import { accountRoutes } from '#modules/accounts/index.ts';
import { cartCookie, clearCartCookie, setCartCookie } from '#modules/cart/cart-cookie.ts';
import { adoptCart } from '#modules/cart/service.ts';
import { type CabinetOptions, cabinetRoutes } from '#modules/people/index.ts';
import { clearCsrfCookie, privateAnswers } from '#platform/http/write-protection.ts';
import { accountLimits } from '../account-limits.ts';
import type { ShopPart } from '../composition.ts';

/** Accounts of customers. One who signs in takes the cart of the browser along. */
export const accounts: ShopPart = (app, shop) => {
  const { config, clock, customersDb: db, secureCookies } = shop;
  app.register(async (scope) => {
    privateAnswers(scope, secureCookies);
    const limits = accountLimits(config);
    const recordEvent = shop.security.record;
    const forget: CabinetOptions['onErased'] = (reply) => {
      clearCartCookie(reply);
      clearCsrfCookie(reply);
    };
    cabinetRoutes(scope, shop.accounts, {
      requireViewer: shop.viewers.requireViewer,
      limits,
      recordEvent,
      onErased: forget,
    });
    accountRoutes(scope, shop.accounts, {
      ...shop.viewers,
      limits,
      recordEvent,
      secureCookies,
      async onSignedIn(request, reply, customerId) {
        const uuid = await adoptCart({ db, clock }, customerId, cartCookie(request));
        if (uuid) setCartCookie(reply, uuid, secureCookies);
      },
      onSignedOut: forget,
    });
  });
};
