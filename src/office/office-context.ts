import { isIP } from 'node:net';
import { offerFilters } from '#modules/catalog/filters/offered-filters.ts';
import { indexChangedProducts } from '#modules/catalog/index-products.ts';
import { productsNamed } from '#modules/catalog/search/named-products.ts';
import type { ShipmentsContext } from '#modules/delivery/carriers/index.ts';
import {
  createModelFinder,
  createModelRule,
  isDrawn,
  modelFacts,
  placingOf,
} from '#modules/furniture/index.ts';
import type { FindNamed, HasModel } from '#modules/goods/index.ts';
import { heldPieces, openStatuses } from '#modules/orders/index.ts';
import type { Providers } from '#modules/payments/online/providers.ts';
import { getLetterSender, getTimeZone } from '#modules/settings/index.ts';
import {
  nameMembers,
  openEntrance,
  type StaffContext,
  selectInvited,
  sessionAnswers,
  staysOpen,
  type Viewer,
} from '#modules/staff/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Notices } from '#platform/database/notices.ts';
import type { Office } from '#platform/http/office.ts';
import type { SecurityLog } from '#platform/http/security-log.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Sealing } from '#platform/security/sealing.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { shareRuns } from '#platform/work/share-runs.ts';
import { hasAgreed } from './agreements.ts';
import { demoInPublic } from './demo/demo-left.ts';
import { countDemo } from './demo/demo-routes.ts';
import { countQueues } from './queues.ts';

export interface OfficeParts extends StaffContext {
  readonly jobs: Jobs;
  readonly config: Config;
  /** Where pictures lie. */
  readonly storage: FileStorage;
  /** Seals the keys of carriers. */
  readonly carrierSealing: Sealing;
  /** Carriers, and what lets orders follow them. */
  readonly carriers: ShipmentsContext['carriers'];
  readonly onMoved: ShipmentsContext['onMoved'];
  /** Who takes payments for the shop. */
  readonly providers: Providers;
  /** Seals the key of the address service. */
  readonly addressSealing: Sealing;
  /** Seals the keys of payment providers. */
  readonly paymentSealing: Sealing;
  readonly recordEvent: SecurityLog['record'];
  /** Tells open pages what has changed. */
  readonly notices: Notices | undefined;
}

/** What the parts of the office's API work with. Each part names what it needs of it. */
export type OfficeContext = ReturnType<typeof officeContext>;

/** Ties the modules that the office spans: a part gets from here what it may not import. */
export function officeContext(parts: OfficeParts, office: Office<Viewer>) {
  const { config, db, clock } = parts;
  const { shopOrigin, secure, party } = addressesOf(config);
  const lettersLeave = config.SMTP_URL !== undefined;
  const answers = sessionAnswers(parts, getTimeZone, shopOrigin);
  return {
    ...parts,
    office,
    answers,
    entrance: openEntrance(parts, { office, answers, secure }),
    limits: { login: config.RATE_LOGIN, reset: config.RATE_RESET },
    party,
    shopName,
    shopOrigin,
    publicOrigin: new URL(config.PUBLIC_URL).origin,
    timeZone: getTimeZone,
    today: async (db: Database) => dateIn(clock.now(), await getTimeZone(db)),
    staffNames: nameMembers,
    findInvited: selectInvited,
    isOpen: (sessionId: string) => staysOpen(parts, sessionId),
    lettersLeave,
    adminOrigin: config.ADMIN_URL ?? config.PUBLIC_URL,
    // All open pages ask at once when something has changed.
    countQueues: shareRuns(() => countQueues(parts, { withDemo: true, lettersLeave })),
    countDemo: () => countDemo(db),
    demoInPublic: () => demoInPublic(db, config, clock.now()),
    productsNamed: namedNow,
    hasModel: modelRuleOf(config),
    findModels: createModelFinder(createModelRule(config.MODELS)),
    isDrawn,
    offerFilters: (db: Database, slug: string) => offerFilters(db, slug, placingOf),
    hasAgreed,
    heldPieces,
    openStatuses,
  };
}

/** The name of the shop, as letters and the page of the office have it. */
export const shopName = async (db: Database): Promise<string> => (await getLetterSender(db)).sender;

/** Where the office is, and where its pages find those of the shop. */
export function addressesOf(config: Config) {
  const adminUrl = config.ADMIN_URL ?? config.PUBLIC_URL;
  const { origin, hostname, host } = new URL(adminUrl);
  return {
    host,
    secure: adminUrl.startsWith('https:'),
    party: { origin, id: hostname },
    /** A passkey belongs to a name of a site (WebAuthn), never to an address. */
    passkeyOrigin: isAddress(hostname) ? '' : origin,
    /** Empty where the shop is at the host of the office. */
    shopOrigin: config.ADMIN_URL ? new URL(config.PUBLIC_URL).origin : '',
  };
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

/** An IP address, IPv6 in brackets. */
const isAddress = (hostname: string): boolean => isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
