import type { Shop } from '#contracts/shop.ts';
import { identify, selectCustomer } from '#modules/accounts/index.ts';
import { createCatalogCaches } from '#modules/catalog/caches.ts';
import type { ReadCatalogue } from '#modules/catalog/service.ts';
import { findStored } from '#modules/content/office/preview-store.ts';
import { createAddresses } from '#modules/delivery/addresses/addresses.ts';
import { isServiceSet } from '#modules/delivery/addresses/queries.ts';
import { createCarriers } from '#modules/delivery/carriers/carriers.ts';
import { createCarried } from '#modules/delivery/counting/carried.ts';
import { deliveryOfSettings } from '#modules/delivery/feed/shipping-details.ts';
import { createTerms } from '#modules/delivery/terms/terms.ts';
import {
  createModelFinder,
  createModelRule,
  isDrawn,
  placingOf,
} from '#modules/furniture/index.ts';
import { adoptGuestOrders, createPayingTerms, releaseOrders } from '#modules/orders/index.ts';
import { placesOf } from '#modules/payments/online/places.ts';
import { createProviders } from '#modules/payments/online/providers.ts';
import { createPublicSettings } from '#modules/settings/public-settings.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Notices } from '#platform/database/notices.ts';
import type { PublicChanges } from '#platform/database/public-changes.ts';
import { createReads } from '#platform/database/reads.ts';
import type { Replica } from '#platform/database/replica.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { BrowsingWaits } from '#platform/http/limit-browsing.ts';
import { createCacheUses, type MeasuredParts } from '#platform/http/metrics.ts';
import type { OfficeShell } from '#platform/http/office-pages.ts';
import { type CacheUse, createResponseCache } from '#platform/http/response-cache.ts';
import { createSecurityLog } from '#platform/http/security-log.ts';
import type { RenderedPage } from '#platform/http/storefront.ts';
import { createViewers } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { createSealing } from '#platform/security/sealing.ts';
import { type DiskWatch, watchDisk } from '#platform/storage/disk-watch.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Tracing } from '#platform/tracing/tracing.ts';
import { createSemaphore } from '#platform/work/semaphore.ts';
import { underToken } from '../office/previews/product-preview.ts';
import { browsingLimits } from './browsing-limits.ts';
import type { RunImport } from './imports/import-task.ts';
import { pictureStorage } from './picture-storage.ts';
import { createMayPlay } from './playing.ts';
import type { Preview } from './preview-shop.ts';

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

/** A part of the shop: its routes, its pages, or its work in the background. */
export type ShopPart = (app: HttpServer, shop: Composition) => void | Promise<void>;

/** What the parts of the shop share. */
export type Composition = ReturnType<typeof compose>;

const MEGABYTE = 1024 * 1024;

/** Ties the modules: each gets from here what it may not import. */
export function compose(parts: AppParts) {
  const { config, db, clock, jobs, tokenKey, changes } = parts;
  const { orders: ordersDb = db, office: officeDb = db, customers: customersDb = db } = parts;
  const publicReads = parts.publicReads ?? db;
  const { reads } = parts.replica ?? createReads({ primary: publicReads });
  const version = changes?.version ?? (() => null);
  const isModelled = createModelRule(config.MODELS);
  const known = {
    ...createCatalogCaches(changes, placingOf, config.PRODUCTS_MB * MEGABYTE),
    clock,
    findModels: createModelFinder(isModelled),
    isDrawn,
    inWholeShop: createSemaphore(1, 0),
  };
  const catalogue: ReadCatalogue = (read) =>
    reads((fit) => read({ ...known, db: fit, primary: publicReads, writer: db }));
  const accounts = {
    db: customersDb,
    clock,
    jobs,
    tokenKey,
    onAddressProved: adoptGuestOrders,
    onAddressLost: releaseOrders,
  };
  const carrierSealing = createSealing(tokenKey, 'carriers');
  const paymentSealing = createSealing(tokenKey, 'payments');
  const addressSealing = createSealing(tokenKey, 'addresses');
  const cacheUses = createCacheUses();
  const readTerms = createTerms(version);
  return {
    ...parts,
    ordersDb,
    officeDb,
    customersDb,
    publicUrl: config.PUBLIC_URL,
    secureCookies: config.PUBLIC_URL.startsWith('https:'),
    behindProxy: !['', 'false'].includes(config.TRUST_PROXY),
    reads,
    version,
    isModelled,
    catalogue,
    readTerms,
    readPayingTerms: createPayingTerms(version),
    readCarried: createCarried(version),
    mayPlay: createMayPlay(config),
    publicSettings: createPublicSettings(version, async (db) => ({
      ...(await deliveryOfSettings(db, readTerms)),
      suggests_addresses: await isServiceSet(db),
    })),
    pictures: { db, storage: pictureStorage(config) },
    accounts,
    viewers: createViewers((token) => identify(accounts, token)),
    buyers: createViewers((token) => identify({ db: ordersDb, clock, tokenKey }, token)),
    sealing: createSealing(tokenKey, 'staff'),
    carrierSealing,
    carriers: createCarriers({
      db: ordersDb,
      clock,
      sealing: carrierSealing,
      cdekUrl: config.CDEK_URL,
    }),
    paymentSealing,
    providers: createProviders({
      db: ordersDb,
      clock,
      sealing: paymentSealing,
      ...placesOf(config, paymentSealing),
    }),
    addressSealing,
    addresses: createAddresses({
      db: ordersDb,
      clock,
      sealing: addressSealing,
      dadataUrl: config.DADATA_URL,
      readTerms,
      limit: config.RATE_ADDRESS,
    }),
    security: createSecurityLog(tokenKey),
    disk: parts.disk ?? watchDisk({ folder: config.DATA_DIR }),
    browsing: browsingLimits(config.MAX_BROWSING, parts.browsingWaits),
    cacheUses,
    cache: changes && createResponseCache(config.CACHE_MB * MEGABYTE, changes.version),
    caching: {
      onUse: (use: CacheUse) => cacheUses.inc({ use }),
      givesKept: config.GIVE_KEPT_ANSWERS,
    },
    findPreview: async (token: string): Promise<Preview | undefined> => {
      const found = await findStored<Preview>({ db: officeDb, clock }, token);
      return found?.kind === 'product' ? underToken(found, token) : found;
    },
    provedEmailOf,
  };
}

/** Lets `orders` know the e-mail of a customer whose mailbox is certainly theirs. */
async function provedEmailOf(db: Database, customerId: number): Promise<string | undefined> {
  const customer = await selectCustomer(db, customerId);
  return customer?.emailProvedAt ? customer.email : undefined;
}
