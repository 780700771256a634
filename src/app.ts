import { join } from 'node:path';
import type { Shop } from '#contracts/shop.ts';
import {
  accountRoutes,
  forgetOldAccountData,
  identify,
  workOnAccountLetters,
} from '#modules/accounts/index.ts';
import {
  callbackRoutes,
  forgetOldRequests,
  workOnCallbackLetters,
} from '#modules/callbacks/index.ts';
import {
  adoptCart,
  cartCookie,
  cartRoutes,
  clearCartCookie,
  forgetOldCarts,
  setCartCookie,
} from '#modules/cart/index.ts';
import { catalogRoutes, drawingRoutes, modelRoutes } from '#modules/catalog/index.ts';
import { adoptGuestOrders, orderRoutes, workOnOrderLetters } from '#modules/orders/index.ts';
import { settingsRoutes } from '#modules/settings/index.ts';
import { forgetOldRecords, telemetryRoutes } from '#modules/telemetry/index.ts';
import { wishlistRoutes } from '#modules/wishlist/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { registerApiDocs } from '#platform/http/api-docs.ts';
import { limitWrites } from '#platform/http/limit-writes.ts';
import { createHttpServer, type HttpServer } from '#platform/http/server.ts';
import { type RenderPage, serveClientBuild, servePages } from '#platform/http/storefront.ts';
import { createViewers } from '#platform/http/viewer.ts';
import { privateAnswers } from '#platform/http/write-protection.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Mailer } from '#platform/mailer.ts';
import { createInProcessShop } from './in-process-shop.ts';

export interface AppParts {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** Signs the tokens of customers; secret. */
  readonly tokenKey: Uint8Array;
  /** The storefront; without it the app is the API alone. */
  readonly storefront?: Storefront | undefined;
}

export interface Storefront {
  readonly renderPage: (page: { request: Request; shop: Shop }) => Promise<Response>;
  /** Connects a development server in front of the pages, in place of the built files. */
  readonly attach?: (app: HttpServer) => Promise<void>;
}

/** Puts the shop together: routes on their contexts, letters on their queues, pages on the shop. */
export async function buildApp(parts: AppParts): Promise<HttpServer> {
  const { config, db, clock, jobs, mailer, tokenKey, storefront } = parts;
  const app = await createHttpServer(config);
  const publicUrl = config.PUBLIC_URL;
  const secureCookies = publicUrl.startsWith('https:');
  const catalog = { db, clock };
  const accounts = { db, clock, jobs, tokenKey, onAddressProved: adoptGuestOrders };
  const viewers = createViewers((token) => identify(accounts, token));
  const { findViewer, requireViewer } = viewers;

  await registerApiDocs(app, publicUrl);
  app.register(async (scope) => catalogRoutes(scope, catalog, publicUrl));
  app.register(async (scope) => drawingRoutes(scope, catalog));
  app.register(async (scope) => modelRoutes(scope, catalog, join(config.DATA_DIR, 'models')));
  app.register(async (scope) => settingsRoutes(scope, { db }));
  app.register(async (scope) => {
    privateAnswers(scope, secureCookies);
    scope.register(async (carts) => {
      limitWrites(carts, { db, clock }, 'cart', config.RATE_CART);
      cartRoutes(carts, { db, clock }, { findViewer, secureCookies });
      wishlistRoutes(carts, { db, clock }, requireViewer);
    });
    scope.register(async (orders) => {
      limitWrites(orders, { db, clock }, 'order', config.RATE_ORDER);
      orderRoutes(orders, { db, clock, jobs }, { ...viewers, limit: config.RATE_ORDER });
    });
    scope.register(async (telemetry) => {
      limitWrites(telemetry, { db, clock }, 'telemetry', config.RATE_TELEMETRY);
      telemetryRoutes(telemetry, { db, clock });
    });
    scope.register(async (callbacks) => {
      limitWrites(callbacks, { db, clock }, 'callback', config.RATE_CALLBACK);
      callbackRoutes(callbacks, { db, clock, jobs }, config.RATE_CALLBACK);
    });
    accountRoutes(scope, accounts, {
      ...viewers,
      limits: accountLimits(config),
      async onSignedIn(request, reply, customerId) {
        const uuid = await adoptCart({ db, clock }, customerId, cartCookie(request));
        if (uuid) setCartCookie(reply, uuid, secureCookies);
      },
      onSignedOut: clearCartCookie,
    });
  });

  workOnAccountLetters(jobs, { db, mailer, publicUrl });
  workOnOrderLetters(jobs, { db, mailer, publicUrl, shopEmail: config.SHOP_EMAIL });
  workOnCallbackLetters(jobs, { db, mailer, shopEmail: config.SHOP_EMAIL });

  jobs.nightly('telemetry-cleanup', () => forgetOldRecords({ db, clock }));
  jobs.nightly('account-cleanup', () => forgetOldAccountData({ db, clock }));
  jobs.nightly('callback-cleanup', () => forgetOldRequests({ db, clock }));
  jobs.nightly('cart-cleanup', () => forgetOldCarts({ db, clock }));

  if (storefront) {
    const shop = createInProcessShop(catalog, publicUrl);
    await addStorefront(app, storefront, shop, publicUrl);
  }
  return app;
}

const accountLimits = (config: Config) => ({
  login: config.RATE_LOGIN,
  registration: config.RATE_REGISTRATION,
  link: config.RATE_LINK,
  refresh: config.RATE_REFRESH,
  emailChange: config.RATE_EMAIL_CHANGE,
  reset: config.RATE_RESET,
});

async function addStorefront(
  app: HttpServer,
  storefront: Storefront,
  shop: Shop,
  publicUrl: string,
) {
  await (storefront.attach ?? serveClientBuild)(app);
  const render: RenderPage = (request) => storefront.renderPage({ request, shop });
  servePages(app, render, { publicUrl, strict: storefront.attach === undefined });
}
