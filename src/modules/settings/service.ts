import { createHash } from 'node:crypto';
import type { DocumentInForce, DocumentKind, ShownDocuments } from '#contracts/legal-documents.ts';
import { type Kopecks, toKopecks } from '#contracts/money.ts';
import type { SettingsChange } from '#contracts/settings.ts';
import type { PageLink, ShopIdentity, ShopPlace, StoredSlide } from '#contracts/shop-content.ts';
import type { Palette, ShopLogo, ShopLook } from '#contracts/shop-look.ts';
import { namesOfShop } from '#contracts/shop-names.ts';
import type { ShopTerms } from '#contracts/shop-trust.ts';
import type { ShownDays } from '#contracts/shown-days.ts';
import type { SiteSettings } from '#contracts/site-settings.ts';
import { type TimeZone, USUAL_ZONE } from '#contracts/time-zones.ts';
import { fieldMessages } from '#messages/site/validation.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type DocumentRow, selectDocument, selectDocumentsInForce } from './document-queries.ts';
import { selectPageLinks } from './page-queries.ts';
import {
  type SettingsRow,
  selectConsent,
  selectPlaces,
  selectSettings,
  selectTimeZone,
  updateSettings,
} from './queries.ts';

type MadeSettings =
  | 'delivers'
  | 'shipping'
  | 'suggests_addresses'
  | 'documents'
  | 'hours_zone'
  | 'opening_hours'
  | 'pages'
  | 'promises'
  | 'slides';

/** The owner's settings as stored, with all pages and slides, on whichever days they are shown. */
export type StoredSettings = Omit<SiteSettings, MadeSettings> & {
  readonly time_zone: TimeZone;
  readonly terms: ShopTerms;
  readonly pages: readonly (PageLink & ShownDays)[];
  readonly slides: readonly StoredSlide[];
};

/** Who sells, as papers name it. */
interface Seller {
  readonly name: string;
  /** ИНН, ОГРН, legal address. */
  readonly details: string;
  readonly phone: string;
}

/** One statement: `db` may be a transaction. */
export async function getSeller(db: Database): Promise<Seller> {
  const { sellerName: name, sellerDetails: details, phone } = await selectSettings(db);
  return { name, details, phone };
}

/** The owner's settings. Texts that are not set are empty. */
export async function getSiteSettings(db: Database): Promise<StoredSettings> {
  const [row, pages] = await Promise.all([selectSettings(db), selectPageLinks(db)]);
  return {
    ...shownTexts(row),
    look: lookOf(identityOf(row)),
    pages,
    home_category_ids: row.homeCategoryIds,
    new_arrival_category_ids: row.newArrivalCategoryIds,
    slides: row.slides,
  };
}

/** What of the settings is shown, without the look, the pages and the home page. */
export type ShownTexts = Omit<
  StoredSettings,
  'look' | 'pages' | 'slides' | 'home_category_ids' | 'new_arrival_category_ids'
>;

/** The texts, contacts and requisites of a row. */
export function shownTexts(row: SettingsRow): ShownTexts {
  const identity = identityOf(row);
  const { name, tagline, description, about, welcome, hours, phones, messengers, places } =
    identity;
  const { nominative, genitive, prepositional } = namesOfShop(identity.name, identity.called);
  return {
    name,
    called: { nominative, genitive, prepositional },
    tagline,
    description,
    about,
    region: identity.region,
    currency: identity.currency,
    welcome,
    time_zone: identity.time_zone,
    hours,
    phones,
    messengers,
    places,
    telegram: row.telegram,
    phone: row.phone,
    email: row.email,
    fallback: identity.fallback,
    address: row.address,
    seller_name: row.sellerName,
    seller_details: row.sellerDetails,
    consent: row.consent,
    terms: identity.terms,
  };
}

const noIdentity: ShopIdentity = {
  name: '',
  tagline: '',
  description: '',
  about: '',
  region: '',
  currency: '₽',
  palette: {},
  logo_with_name: false,
  logo: null,
  welcome: '',
  time_zone: USUAL_ZONE,
  hours: [],
  phones: [],
  messengers: [],
  places: [],
  characteristics: [],
  companions: [],
  synonyms: {},
  search_pages: {},
  fallback: { phone: '', email: '', telegram: '' },
  letters: { sender: '', signature: '' },
  terms: {
    refusal_days: 7,
    return_days: 0,
    refund_days: 10,
    service_years: 0,
    warranty: '',
    warranty_hours: '',
  },
  people: [],
  certificates: [],
  makers: [],
};

/** The identity of the shop; a field that is not stored is empty. Rows without what they are for, which older releases stored, are left out. */
export const identityOf = ({ identity }: Pick<SettingsRow, 'identity'>): ShopIdentity => ({
  ...noIdentity,
  ...identity,
  hours: (identity.hours ?? []).filter(({ days, time }) => days && time),
  phones: (identity.phones ?? []).filter(({ phone }) => phone),
  messengers: (identity.messengers ?? []).filter(({ link }) => link),
  places: (identity.places ?? []).map(withCity).filter(({ address }) => address),
});

/** Places that were stored before they had a city lack the field. */
const withCity = ({ kind, name, ...place }: Omit<ShopPlace, 'city'>): ShopPlace => ({
  kind,
  name,
  city: '',
  ...place,
});

/** Changes when the same palette or logo makes other files than in the release before. */
const LOOK_REVISION = 1;

function lookOf({ name, palette, logo, logo_with_name }: ShopIdentity): ShopLook {
  const made = JSON.stringify([LOOK_REVISION, name, palette, logo?.file]);
  return {
    version: createHash('sha256').update(made).digest('hex').slice(0, 12),
    ground: palette.ground ?? '',
    palette: Object.keys(palette).length > 0,
    logo,
    logo_with_name,
  };
}

/** What the icons and the style sheet of a shop are made from. */
export interface Brand {
  readonly name: string;
  readonly palette: Palette;
  readonly logo: ShopLogo | null;
  /** The `v` of the addresses of what is made. */
  readonly version: string;
}

/** The owner's name, palette and logo. */
export async function getBrand(db: Database): Promise<Brand> {
  const identity = identityOf(await selectSettings(db));
  const { name, palette, logo } = identity;
  return { name, palette, logo, version: lookOf(identity).version };
}

/** The time zone of the shop: where its days begin, and whose clock its letters name. */
export const getTimeZone = async (db: Database): Promise<TimeZone> =>
  (await selectTimeZone(db)) ?? USUAL_ZONE;

/** Where the shop is, its further places, and when it is open. */
export async function getPlaces(
  db: Database,
): Promise<Pick<StoredSettings, 'places' | 'address' | 'hours'>> {
  const { address, ...row } = await selectPlaces(db);
  const { places, hours } = identityOf(row);
  return { places, address, hours };
}

/** Changes the given settings. Every process shows them within a second. */
export async function changeSiteSettings(db: Database, change: SettingsChange): Promise<void> {
  await updateSettings(db, {
    telegram: change.telegram,
    phone: change.phone,
    email: change.email,
    address: change.address,
    sellerName: change.seller_name,
    sellerDetails: change.seller_details,
    consent: change.consent,
    homeCategoryIds: change.home_category_ids,
    newArrivalCategoryIds: change.new_arrival_category_ids,
    guestPieces: change.guest_pieces,
    guestTotalKopecks: change.guest_total === undefined ? undefined : toKopecks(change.guest_total),
    unpaidDays: change.unpaid_days,
    lowStock: change.low_stock,
  });
}

/** How long and how much unpaid orders may hold of the stock. The public settings do not contain it. */
export interface StockRules {
  /** A guest's order with more pieces takes nothing from stock. */
  readonly guestPieces: number;
  /** A guest's order over this sum takes nothing from stock. */
  readonly guestTotal: Kopecks;
  /** Working days after which an unpaid new order is cancelled; 0: never. */
  readonly unpaidDays: number;
  /** So many pieces or fewer are few, where a variant has no number of its own; 0: the shop does not watch them. */
  readonly lowStock: number;
}

/** The owner's rules for the stock that orders hold. */
export async function getStockRules(db: Database): Promise<StockRules> {
  const { guestPieces, guestTotalKopecks, unpaidDays, lowStock } = await selectSettings(db);
  return { guestPieces, guestTotal: guestTotalKopecks, unpaidDays, lowStock };
}

/** The given photos that slides of the home page, or what the shop says of itself, show. */
export async function selectContentPhotos(db: Database, photos: string[]): Promise<string[]> {
  const row = await selectSettings(db);
  const { people, certificates, makers } = identityOf(row);
  const shown = [
    ...[...row.slides.map(({ photo }) => photo), ...row.slidePhotos].map((photo) => photo?.photo),
    ...[...people, ...certificates, ...makers].map(({ photo }) => photo),
  ];
  return photos.filter((photo) => shown.includes(photo));
}

/** The legal documents in force at this time: policy, consent, offer. */
export const listDocuments = (db: Database, now: Date): Promise<DocumentInForce[]> =>
  selectDocumentsInForce(db, now);

/** A version of a document with its text. Throws `document_not_found`. */
export async function getDocument(
  db: Database,
  kind: DocumentKind,
  version: number,
): Promise<DocumentRow> {
  const document = await selectDocument(db, kind, version);
  if (!document) throw new DomainError('document_not_found');
  return document;
}

interface Context {
  readonly db: Database;
  readonly clock: Clock;
}

/** The numbers of the versions that are kept with a form. Null: the shop had no such document. */
export interface KeptVersions {
  readonly policyDocument: number | null;
  readonly consentDocument: number | null;
  readonly offerDocument: number | null;
}

/**
 * Throws `invalid` if the shop requires a ticked checkbox for consent to personal data and it is not ticked. A shop with neither policy nor
 * consent has no text to agree to, and its forms show no checkbox.
 */
export async function requireConsent(
  { db, clock }: Context,
  consent: boolean | null | undefined,
): Promise<void> {
  if (consent === true) return;
  if ((await selectConsent(db)) !== 'checkbox') return;
  const documents = await listDocuments(db, clock.now());
  if (documents.some(({ slug }) => slug !== 'offer')) {
    throw invalid('consent', fieldMessages.required);
  }
}

/**
 * The versions in force of these documents, to be kept with a form. `shown`: what the form named. Throws `documents_changed` with those in force where
 * the form named others: an agreement is never kept to a text that the person was not shown.
 */
export async function agreedVersions(
  { db, clock }: Context,
  kinds: readonly DocumentKind[],
  shown: ShownDocuments,
): Promise<KeptVersions> {
  const inForce = await listDocuments(db, clock.now());
  const documents = inForce.filter(({ slug }) => kinds.includes(slug));
  const versionOf = (kind: DocumentKind) =>
    documents.find(({ slug }) => slug === kind)?.version ?? null;
  const isOther = documents.some(({ slug, version }) => shown && shown[slug] !== version);
  if (isOther) throw new DomainError('documents_changed', { body: { documents: inForce } });
  return {
    policyDocument: versionOf('policy'),
    consentDocument: versionOf('consent'),
    offerDocument: versionOf('offer'),
  };
}
