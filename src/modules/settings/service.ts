import { type Kopecks, toKopecks } from '#contracts/money.ts';
import type { SettingsChange, SiteSettings } from '#contracts/settings.ts';
import { fieldMessages } from '#messages/validation.ts';
import type { Database } from '#platform/database/database.ts';
import { invalid } from '#platform/domain-error.ts';
import { selectSettings, updateEmptySettings, updateSettings } from './queries.ts';

/** The owner's settings. Texts that are not set are empty. */
export async function getSiteSettings(db: Database): Promise<SiteSettings> {
  const row = await selectSettings(db);
  return {
    telegram: row.telegram,
    phone: row.phone,
    email: row.email,
    address: row.address,
    seller_name: row.sellerName,
    seller_details: row.sellerDetails,
    consent: row.consent,
    home_category_ids: row.homeCategoryIds,
    new_arrival_category_ids: row.newArrivalCategoryIds,
    slide_photos: row.slidePhotos,
  };
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
}

/** The owner's rules for the stock that orders hold. */
export async function getStockRules(db: Database): Promise<StockRules> {
  const { guestPieces, guestTotalKopecks, unpaidDays } = await selectSettings(db);
  return { guestPieces, guestTotal: guestTotalKopecks, unpaidDays };
}

/** Throws `invalid` if the shop requires a ticked checkbox for consent to personal data and it is not ticked. */
export async function requireConsent(
  db: Database,
  consent: boolean | null | undefined,
): Promise<void> {
  if (consent === true) return;
  const settings = await getSiteSettings(db);
  if (settings.consent === 'checkbox') throw invalid('consent', fieldMessages.required);
}

/** The given photos that slides of the home page show. */
export async function selectSlidePhotos(db: Database, photos: string[]): Promise<string[]> {
  const { slide_photos: slides } = await getSiteSettings(db);
  return slides.map(({ photo }) => photo).filter((photo) => photos.includes(photo));
}

type Contacts = Omit<
  SiteSettings,
  'consent' | 'home_category_ids' | 'new_arrival_category_ids' | 'slide_photos'
>;

/** Writes these contacts and slide pictures into a shop without contacts. */
export async function fillEmptySettings(
  db: Database,
  contacts: Contacts,
  slidePhotos: SiteSettings['slide_photos'] = [],
): Promise<void> {
  await updateEmptySettings(db, {
    telegram: contacts.telegram,
    phone: contacts.phone,
    email: contacts.email,
    address: contacts.address,
    sellerName: contacts.seller_name,
    sellerDetails: contacts.seller_details,
    slidePhotos,
  });
}
