import { isIP } from 'node:net';
import { auditRoutes } from '#modules/audit/admin-routes.ts';
import { callsInOffice } from '#modules/callbacks/office/admin-routes.ts';
import { categoriesInOffice } from '#modules/catalog/categories/office/admin-routes.ts';
import { offerFilters } from '#modules/catalog/filters/offered-filters.ts';
import { indexChangedProducts } from '#modules/catalog/index-products.ts';
import { productsNamed } from '#modules/catalog/search/named-products.ts';
import { contentInOffice } from '#modules/content/office/admin-routes.ts';
import { redirectsInOffice } from '#modules/content/redirects/admin-routes.ts';
import { modelFacts } from '#modules/furniture/model-facts.ts';
import { placingOf } from '#modules/furniture/placing.ts';
import { goodsInOffice } from '#modules/goods/admin-routes.ts';
import { exportGoods } from '#modules/goods/export-routes.ts';
import { givenPicturesInOffice } from '#modules/goods/given-pictures/office/admin-routes.ts';
import { productsInOffice } from '#modules/goods/products/admin-routes.ts';
import type { HasModel } from '#modules/goods/products/stored.ts';
import type { FindNamed } from '#modules/goods/queries.ts';
import { stockInOffice } from '#modules/goods/stock/admin-routes.ts';
import { importsInOffice } from '#modules/imports/runs/admin-routes.ts';
import { importTasksInOffice } from '#modules/imports/tasks/admin-routes.ts';
import { heldPieces } from '#modules/orders/holding/held-pieces.ts';
import { ordersInOffice } from '#modules/orders/office/admin-routes.ts';
import { openStatuses } from '#modules/orders/office/powers.ts';
import { picturesInOffice } from '#modules/pictures/admin-routes.ts';
import type { PictureStore } from '#modules/pictures/index.ts';
import { getLetterSender, getTimeZone } from '#modules/settings/index.ts';
import { actorOfRequest, officeViewer, staffRoutes } from '#modules/staff/admin-routes.ts';
import type { StaffContext } from '#modules/staff/context.ts';
import { openEntrance } from '#modules/staff/device-cookie.ts';
import { memberRoutes } from '#modules/staff/member-routes.ts';
import { nameMembers } from '#modules/staff/members.ts';
import { sessionAnswers } from '#modules/staff/own-session.ts';
import { passkeyRoutes } from '#modules/staff/passkey-routes.ts';
import { staysOpen } from '#modules/staff/sessions.ts';
import { searchesInOffice } from '#modules/telemetry/admin-routes.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Notices } from '#platform/database/notices.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { guardOffice } from '#platform/http/office.ts';
import { type OfficeShell, serveOfficePages } from '#platform/http/office-pages.ts';
import type { SecurityLog } from '#platform/http/security-log.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { pictureStorage } from '../server/picture-storage.ts';
import { productPreviewInOffice } from '../server/previews/product-preview-routes.ts';
import { demoInPublic } from './demo/demo-left.ts';
import { countDemo, demoInOffice } from './demo/demo-routes.ts';
import { eventsInOffice } from './events-routes.ts';
import { firstStepsInOffice } from './first-steps-routes.ts';
import { lettersInOffice } from './letters-routes.ts';
import { countQueues } from './queues.ts';
import { todayInOffice } from './today-routes.ts';

interface OfficeParts extends StaffContext {
  readonly jobs: Jobs;
  readonly config: Config;
  readonly pictures: PictureStore;
  readonly recordEvent: SecurityLog['record'];
  /** Tells open pages what has changed. */
  readonly notices: Notices | undefined;
  /** The page of the client. Without it there is only the API. */
  readonly shell?: OfficeShell | undefined;
  /** Pages have their policy; not where Vite serves the sources. */
  readonly strict: boolean;
}

/** The office: its API behind one gate, and the page of its client. */
export function openOffice(app: HttpServer, parts: OfficeParts): void {
  const { config, db, clock, notices, pictures, recordEvent, shell, strict } = parts;
  const adminUrl = config.ADMIN_URL ?? config.PUBLIC_URL;
  const { origin, hostname, host } = new URL(adminUrl);
  const secure = adminUrl.startsWith('https:');
  const party = { origin, id: hostname };
  // The office shows pages of the shop, which may be at another host.
  const shopOrigin = config.ADMIN_URL ? new URL(config.PUBLIC_URL).origin : '';
  const shopName = async (db: Database) => (await getLetterSender(db)).sender;
  const lettersLeave = config.SMTP_URL !== undefined;
  app.register(async (api) => {
    const office = guardOffice(api, {
      findViewer: officeViewer(parts),
      secure,
      host,
    });
    auditRoutes(api, {
      db,
      clock,
      timeZone: getTimeZone,
      actorOf: actorOfRequest(office),
      staffNames: nameMembers,
    });
    ordersInOffice(api, parts, {
      timeZone: getTimeZone,
      viewerOf: office.viewerOf,
      actorOf: actorOfRequest(office),
      staffNames: nameMembers,
    });
    searchesInOffice(api, { db, clock, timeZone: getTimeZone });
    todayInOffice(api, {
      viewerOf: office.viewerOf,
      countQueues: () => countQueues(parts, { withDemo: true, lettersLeave }),
      countDemo: () => countDemo(db),
      demoInPublic: () => demoInPublic(db, config, clock.now()),
    });
    firstStepsInOffice(api, { db, clock, config, actorOf: actorOfRequest(office) });
    demoInOffice(api, { db, clock, actorOf: actorOfRequest(office) });
    const keeperOf: Parameters<typeof goodsInOffice>[2] = (request) => {
      const { may, isSteppedUp } = office.viewerOf(request);
      return { actor: actorOfRequest(office)(request), may, isSteppedUp };
    };
    const today = async (db: Database) => dateIn(clock.now(), await getTimeZone(db));
    const named = { db, clock, productsNamed: namedNow };
    goodsInOffice(api, named, keeperOf);
    exportGoods(api, named, { today, keeperOf });
    stockInOffice(
      api,
      { ...named, heldPieces, openStatuses, timeZone: getTimeZone, staffNames: nameMembers },
      keeperOf,
    );
    picturesInOffice(api, pictures);
    givenPicturesInOffice(api, { db, clock }, keeperOf);
    productPreviewInOffice(api, {
      db,
      clock,
      shopOrigin,
      isModelled: (source) =>
        config.MODELS === 'all' || (config.MODELS === 'own' && source === null),
      actorOf: actorOfRequest(office),
    });
    productsInOffice(
      api,
      {
        db,
        clock,
        hasModel: modelRuleOf(config),
        today,
        staffNames: nameMembers,
      },
      keeperOf,
    );
    categoriesInOffice(api, {
      db,
      clock,
      staffNames: nameMembers,
      actorOf: actorOfRequest(office),
      offerFilters: (db, slug) => offerFilters(db, slug, placingOf),
    });
    importsInOffice(api, {
      db,
      clock,
      staffNames: nameMembers,
      actorOf: actorOfRequest(office),
    });
    importTasksInOffice(api, {
      db,
      clock,
      jobs: parts.jobs,
      staffNames: nameMembers,
      actorOf: actorOfRequest(office),
    });
    contentInOffice(
      api,
      {
        db,
        clock,
        storage: pictureStorage(config),
        shopOrigin,
        staffNames: nameMembers,
      },
      (request) => ({
        actor: actorOfRequest(office)(request),
        may: office.viewerOf(request).may,
      }),
    );
    redirectsInOffice(
      api,
      {
        db,
        clock,
        publicOrigin: new URL(config.PUBLIC_URL).origin,
        staffNames: nameMembers,
      },
      actorOfRequest(office),
    );
    lettersInOffice(api, { ...parts, leave: lettersLeave, actorOf: actorOfRequest(office) });
    eventsInOffice(api, { office, notices, isOpen: (id) => staysOpen(parts, id) });
    callsInOffice(
      api,
      { db, clock, timeZone: getTimeZone, staffNames: nameMembers },
      actorOfRequest(office),
    );
    const answers = sessionAnswers(parts, getTimeZone, shopOrigin);
    const entrance = openEntrance(parts, { office, answers, secure });
    const limits = { login: config.RATE_LOGIN, reset: config.RATE_RESET };
    const at = { office, answers, entrance, shopName };
    staffRoutes(api, parts, { ...at, limits, recordEvent });
    passkeyRoutes(api, { ...parts, party }, { ...at, limit: limits.login });
    memberRoutes(api, parts, office);
  });
  if (!shell) return;
  const passkeyOrigin = isAddress(hostname) ? '' : origin;
  serveOfficePages(app, {
    shell,
    shopName: () => shopName(db),
    passkeyOrigin,
    framed: shopOrigin || "'self'",
    strict,
  });
}

/** Goods that were just written are found by their words, too. */
const namedNow: FindNamed = async (db, text) => {
  await indexChangedProducts(db);
  return productsNamed(text);
};

/** Goods that are to have no model lack none. */
const modelRuleOf =
  ({ MODELS }: Config): HasModel =>
  ({ productName, category, variant: { name, attributes, source } }) =>
    MODELS === 'none' ||
    (MODELS === 'own' && source !== null) ||
    modelFacts({ categorySlug: category, name: productName, variantName: name, attributes }) !==
      null;

/** An IP address, IPv6 in brackets: a passkey belongs to a name of a site (WebAuthn). */
const isAddress = (hostname: string): boolean => isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
