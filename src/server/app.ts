import { apiPaths } from '#contracts/paths.ts';
import type { Shop } from '#contracts/shop.ts';
import { selectCustomer } from '#modules/accounts/queries.ts';
import { accountRoutes } from '#modules/accounts/routes.ts';
import { identify } from '#modules/accounts/sessions.ts';
import { brandRoutes } from '#modules/brand/routes.ts';
import { callbackRoutes } from '#modules/callbacks/routes.ts';
import { cartCookie, clearCartCookie, setCartCookie } from '#modules/cart/cart-cookie.ts';
import { cartBytes } from '#modules/cart/network-limits.ts';
import { cartRoutes } from '#modules/cart/routes.ts';
import { adoptCart } from '#modules/cart/service.ts';
import { createCatalogCaches } from '#modules/catalog/caches.ts';
import { countMissingPictures } from '#modules/catalog/missing-pictures.ts';
import { catalogRoutes } from '#modules/catalog/routes.ts';
import { countFound, type ReadCatalogue } from '#modules/catalog/service.ts';
import { findStored } from '#modules/content/office/preview-store.ts';
import { findRedirect } from '#modules/content/redirects/find.ts';
import { documentRoutes } from '#modules/documents/routes.ts';
import { feedRoutes } from '#modules/export/routes.ts';
import { createModelFinder, createModelRule } from '#modules/furniture/find-models.ts';
import { placingOf } from '#modules/furniture/placing.ts';
import { furnitureRoutes } from '#modules/furniture/routes.ts';
import { isDrawn } from '#modules/furniture/subjects.ts';
import { adoptGuestOrders, releaseOrders } from '#modules/orders/history/history.ts';
import { orderRoutes } from '#modules/orders/routes.ts';
import { pictureRoutes } from '#modules/pictures/routes.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import { createPublicSettings } from '#modules/settings/public-settings.ts';
import { settingsRoutes } from '#modules/settings/routes.ts';
import { searchRoutes, telemetryRoutes } from '#modules/telemetry/routes.ts';
import { wishlistRoutes } from '#modules/wishlist/routes.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Notices } from '#platform/database/notices.ts';
import type { PublicChanges } from '#platform/database/public-changes.ts';
import { createReads } from '#platform/database/reads.ts';
import type { Replica } from '#platform/database/replica.ts';
import { registerApiDocs } from '#platform/http/api-docs.ts';
import { cacheResponses } from '#platform/http/cache-responses.ts';
import { POLICY_REPORTS } from '#platform/http/content-security-policy.ts';
import { registerHealth } from '#platform/http/health.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { BrowsingWaits } from '#platform/http/limit-browsing.ts';
import { limitWrites } from '#platform/http/limit-writes.ts';
import { type MeasuredParts, registerMetrics } from '#platform/http/metrics.ts';
import { type OfficeShell, serveOfficeBuild } from '#platform/http/office-pages.ts';
import { receivePolicyReports } from '#platform/http/policy-reports.ts';
import { createResponseCache } from '#platform/http/response-cache.ts';
import { createSecurityLog } from '#platform/http/security-log.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { allowSharedCaching } from '#platform/http/shared-caching.ts';
import {
  type RenderedPage,
  type RenderPage,
  serveClientBuild,
  servePages,
} from '#platform/http/storefront.ts';
import { createViewers } from '#platform/http/viewer.ts';
import { clearCsrfCookie, privateAnswers } from '#platform/http/write-protection.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { createSealing } from '#platform/security/sealing.ts';
import { type DiskWatch, watchDisk } from '#platform/storage/disk-watch.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Tracing } from '#platform/tracing/tracing.ts';
import { createSemaphore } from '#platform/work/semaphore.ts';
import { openOffice } from '../office/open-office.ts';
import { accountLimits } from './account-limits.ts';
import { workInBackground } from './background-work.ts';
import { browsingLimits } from './browsing-limits.ts';
import { apiCacheKey, pageCacheKey, previewTokenOf } from './cache-keys.ts';
import { importOnce } from './imports/import-once.ts';
import type { RunImport } from './imports/import-task.ts';
import { importInThread } from './imports/import-thread.ts';
import { createInProcessShop } from './in-process-shop.ts';
import { serveOpeningPage } from './opening-page.ts';
import { pictureStorage } from './picture-storage.ts';
import { leadToThePage, type Preview, tokenOfLook, withPreview } from './previews/preview-shop.ts';
import { underToken } from './previews/product-preview.ts';

export interface AppParts {
  readonly config: Config;
  readonly db: Database;
  /** Connections that only the staff uses. Default: `db`. */
  readonly office?: Database;
  /** Connections that only accounts of customers use. Default: `db`. */
  readonly customers?: Database;
  /** The same database, not through a pooler. */
  readonly directUrl: string;
  /** Connections that only carts, wishlists and orders use. Default: `db`. */
  readonly orders?: Database;
  /** Connections for what every visitor may read, with a statement timeout. Default: `db`. */
  readonly publicReads?: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** Secret key that signs the tokens of customers. */
  readonly tokenKey: Uint8Array;
  /** The connection pools whose metrics are exported. */
  readonly pools?: MeasuredParts['pools'];
  /** Knows whether a disk is full. Default: that of DATA_DIR, and what requests meet. */
  readonly disk?: DiskWatch;
  /** Serves reads of public data while it is healthy. Without it they use `db`. */
  readonly replica?: Replica | undefined;
  /** Invalidates the response cache. Without it nothing is cached. */
  readonly changes?: Pick<PublicChanges, 'version' | 'onChange'> | undefined;
  /** What the database says to open pages of the office. Without it they ask from time to time. */
  readonly notices?: Notices | undefined;
  /** Traces requests and SQL statements. */
  readonly tracing?: Tracing | undefined;
  /** Renders the pages. Without it the app serves only the API. */
  readonly storefront?: Storefront | undefined;
  /** Runs an import that the staff has begun. Default: a thread of its own. */
  readonly runImport?: RunImport | undefined;
  /** How long browsing waits where too much is asked at once. */
  readonly browsingWaits?: BrowsingWaits | undefined;
}

export interface Storefront {
  readonly renderPage: (page: {
    request: Request;
    shop: Shop;
    /** Nonce of the inline scripts that the storefront itself writes. */
    scriptMarker: string;
    onFailure: (error: Error) => void;
  }) => Promise<RenderedPage>;
  /** The page of the office. */
  readonly officeShell?: OfficeShell;
  /** Attaches Vite's development server instead of the built files. */
  readonly attach?: (app: HttpServer) => Promise<void>;
}

/** Lets `orders` know the e-mail of a customer whose mailbox is certainly theirs. */
async function provedEmailOf(db: Database, customerId: number): Promise<string | undefined> {
  const customer = await selectCustomer(db, customerId);
  return customer?.emailProvedAt ? customer.email : undefined;
}

const MEGABYTE = 1024 * 1024;
const ordersPlaced = {
  name: 'orders_placed_total',
  help: 'Orders placed; a repeated request for the same order does not count',
  route: apiPaths.orderCreate,
  status: 201,
};

const policyReports = {
  name: 'csp_reports_total',
  help: 'Reports of browsers about something that the policy of a page refused',
  route: POLICY_REPORTS,
  status: 204,
};

/** Scripts and styles of storefront and office. */
async function serveBuilds(app: HttpServer): Promise<void> {
  await serveClientBuild(app);
  await serveOfficeBuild(app);
}

/** The composition root: routes with their contexts, job handlers, pages. */
export async function buildApp(parts: AppParts): Promise<HttpServer> {
  const { config, db, clock, jobs, mailer, tokenKey, replica, changes, storefront } = parts;
  const { orders: ordersDb = db, office: officeDb = db, customers: customersDb = db } = parts;
  const publicReads = parts.publicReads ?? db;
  const security = createSecurityLog(tokenKey);
  const disk = parts.disk ?? watchDisk({ folder: config.DATA_DIR });
  const app = await createHttpServer(config, { disk, tracing: parts.tracing, security });
  const publicUrl = config.PUBLIC_URL;
  const secureCookies = publicUrl.startsWith('https:');
  const { reads } = replica ?? createReads({ primary: publicReads });
  const isModelled = createModelRule(config.MODELS);
  const findModels = createModelFinder(isModelled);
  const version = changes?.version ?? (() => null);
  const caches = createCatalogCaches(changes, placingOf, config.PRODUCTS_MB * MEGABYTE);
  const publicSettings = createPublicSettings(version);
  const inWholeShop = createSemaphore(1, 0);
  const known = { ...caches, clock, findModels, isDrawn, inWholeShop };
  const catalogue: ReadCatalogue = (read) =>
    reads((fit) => read({ ...known, db: fit, primary: publicReads, writer: db }));
  const pictures = { db, storage: pictureStorage(config) };
  const findPreview = async (token: string): Promise<Preview | undefined> => {
    const found = await findStored<Preview>({ db: officeDb, clock }, token);
    return found?.kind === 'product' ? underToken(found, token) : found;
  };
  const accounts = {
    db: customersDb,
    clock,
    jobs,
    tokenKey,
    onAddressProved: adoptGuestOrders,
    onAddressLost: releaseOrders,
  };
  const viewers = createViewers((token) => identify(accounts, token));
  const buyers = createViewers((token) => identify({ db: ordersDb, clock, tokenKey }, token));

  const behindProxy = !['', 'false'].includes(config.TRUST_PROXY);
  registerHealth(app, db, disk);
  const { countUse } = registerMetrics(app, {
    token: config.METRICS_TOKEN,
    behindProxy,
    pools: parts.pools,
    replica,
    security: security.counts,
    jobs: jobs.counts,
    events: [ordersPlaced, policyReports],
    gauges: [
      { name: 'cart_bytes', help: 'Size of all carts on the disk', value: () => cartBytes(db) },
      {
        name: 'missing_pictures',
        help: 'Pictures of goods that the shop does not have, by state',
        label: 'state',
        value: () => countMissingPictures(db),
      },
    ],
  });
  serveOpeningPage(app, { db, config, behindProxy });
  await registerApiDocs(app, publicUrl);
  const { limitBrowsing, limitDrawings, priorityLane } = browsingLimits(
    config.MAX_BROWSING,
    parts.browsingWaits,
  );
  const caching = { onUse: countUse, givesKept: config.GIVE_KEPT_ANSWERS };
  const cache = changes && createResponseCache(config.CACHE_MB * MEGABYTE, changes.version);
  app.register(async (scope) => {
    allowSharedCaching(scope, config.CDN_SECONDS);
    if (cache) cacheResponses(scope, cache, ({ url }) => apiCacheKey(url), caching);
    limitBrowsing(scope);
    catalogRoutes(scope, catalogue, publicUrl);
    settingsRoutes(scope, { reads, clock, publicSettings });
    documentRoutes(scope, { reads, clock, publicUrl });
    brandRoutes(scope, reads, async (version) => {
      const token = tokenOfLook(version);
      const preview = token === undefined ? undefined : await findPreview(token);
      return preview?.kind === 'shop' ? preview.palette : undefined;
    });
  });
  app.register(async (scope) => feedRoutes(scope, catalogue, { publicUrl, version }));
  app.register(async (scope) => pictureRoutes(scope, pictures));
  app.register(async (scope) => {
    limitDrawings(scope);
    furnitureRoutes(scope, {
      read: catalogue,
      isModelled,
      findPreviewed: async (token, variant) => {
        const preview = await findPreview(token);
        const drawable = preview?.kind === 'product' ? preview.drawables[variant] : undefined;
        if (preview?.kind !== 'product' || !drawable) return undefined;
        return { drawable, isModelled: preview.modelled.includes(variant) };
      },
      dataFolder: config.DATA_DIR,
    });
  });
  app.register(async (scope) => {
    privateAnswers(scope, secureCookies);
    scope.register(async (carts) => {
      priorityLane(carts);
      limitWrites(carts, { db: ordersDb, clock }, 'cart', config.RATE_CART);
      const { findViewer, requireViewer } = buyers;
      cartRoutes(carts, { db: ordersDb, clock }, { findViewer, secureCookies });
      wishlistRoutes(carts, { db: ordersDb, clock }, requireViewer);
    });
    scope.register(async (orders) => {
      priorityLane(orders);
      const context = { db: ordersDb, clock, jobs, provedEmailOf };
      // Orders that are made have counters of their own.
      limitWrites(orders, context, 'order-attempt', config.RATE_CART);
      orderRoutes(orders, context, {
        ...buyers,
        limit: config.RATE_ORDER,
        findLimit: config.RATE_ORDER_FIND,
      });
    });
    scope.register(async (telemetry) => {
      limitWrites(telemetry, { db, clock }, 'telemetry', config.RATE_TELEMETRY);
      telemetryRoutes(telemetry, { db, clock });
    });
    scope.register(async (searches) => {
      limitWrites(searches, { db, clock }, 'search', config.RATE_SEARCH);
      searchRoutes(searches, { db, clock, timeZone: getTimeZone }, (search) =>
        catalogue((context) => countFound(context, search)),
      );
    });
    scope.register(async (callbacks) => {
      limitWrites(callbacks, { db, clock }, 'callback', config.RATE_CALLBACK);
      callbackRoutes(callbacks, { db, clock, jobs }, config.RATE_CALLBACK);
    });
    accountRoutes(scope, accounts, {
      ...viewers,
      limits: accountLimits(config),
      recordEvent: security.record,
      secureCookies,
      async onSignedIn(request, reply, customerId) {
        const uuid = await adoptCart({ db: customersDb, clock }, customerId, cartCookie(request));
        if (uuid) setCartCookie(reply, uuid, secureCookies);
      },
      onSignedOut(reply) {
        clearCartCookie(reply);
        clearCsrfCookie(reply);
      },
    });
  });

  const sealing = createSealing(tokenKey, 'staff');
  const strict = storefront?.attach === undefined;
  const { notices } = parts;
  const shell = storefront?.officeShell;
  openOffice(app, {
    config,
    db: officeDb,
    clock,
    jobs,
    sealing,
    notices,
    pictures: { ...pictures, db: officeDb },
    recordEvent: security.record,
    shell,
    strict,
  });

  const imports = { url: parts.directUrl, publicUrl, folder: config.DATA_DIR };
  workInBackground(
    { config, db, clock, jobs, mailer, sealing, accounts: { ...accounts, db }, pictures },
    (id) => importOnce(db, () => (parts.runImport ?? importInThread)(imports, id), id),
  );

  app.register(async (scope) => receivePolicyReports(scope));
  if (storefront) {
    await (storefront.attach ?? serveBuilds)(app);
    const framedBy = config.ADMIN_URL ? new URL(config.ADMIN_URL).origin : "'self'";
    const render: RenderPage = async (request, scriptMarker, onFailure) => {
      const sources = { read: catalogue, publicSettings, publicUrl };
      const stored = createInProcessShop(sources, onFailure);
      const token = previewTokenOf(request.url);
      const preview = token && (await findPreview(token));
      if (token && !preview) return leadToThePage(request.url);
      const shop = preview ? withPreview(stored, preview, token) : stored;
      const page = await storefront.renderPage({ request, shop, scriptMarker, onFailure });
      return preview ? { ...page, framedBy } : page;
    };
    servePages(app, render, limitBrowsing, {
      publicUrl,
      strict,
      sharedSeconds: config.CDN_SECONDS,
      keyOf: pageCacheKey,
      cached: cache && { cache, caching },
      redirectOf: (address) => catalogue(({ db }) => findRedirect(db, address)),
    });
  }
  return app;
}
