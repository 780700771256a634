import type { CurrencySign } from '#contracts/currency-signs.ts';
import { namesOfShop, type ShopNames } from '#contracts/shop-names.ts';
import { isShownOn, type TimeZone } from '#contracts/time-zones.ts';
import { capitalise } from '#messages/words/capitalise.ts';
import type { Database } from '#platform/database/database.ts';
import { type LetterColours, plainColours, usualColours } from '#platform/mail/letter-page.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { selectPageLinks } from './page-queries.ts';
import { selectSettings } from './queries.ts';
import { identityOf } from './service.ts';

/** What letters need: the names of the shop, who writes, and the contacts that they name. */
export interface LetterSender {
  readonly names: ShopNames;
  /** The name beside the sender's address; may be empty. */
  readonly sender: string;
  readonly signature: string;
  readonly phone: string;
  readonly email: string;
  readonly currency: CurrencySign;
  readonly colours: LetterColours;
  /** The zone of the times in letters. */
  readonly timeZone: TimeZone;
  readonly hours: StoredIdentity['hours'];
  /** Where the shop is, and its further places. */
  readonly address: string;
  readonly places: StoredIdentity['places'];
  /** Name and requisites; empty where the owner has set none. */
  readonly seller: string;
  /** The path of the page about returns; empty where the shop has none. */
  readonly returns: string;
  /** For so many days after it was received something can be given back without a reason. */
  readonly mindDays: number;
}

/** The page that tells how to return goods. */
const RETURNS_PAGE = 'orders-returns';

type StoredIdentity = ReturnType<typeof identityOf>;

/** The sender of the shop's letters. */
export async function getLetterSender(db: Database): Promise<LetterSender> {
  const [row, pages] = await Promise.all([selectSettings(db), selectPageLinks(db)]);
  const identity = identityOf(row);
  const names = namesOfShop(identity.name, identity.called);
  const today = dateIn(new Date(), identity.time_zone);
  const returns = pages.find(({ slug }) => slug === RETURNS_PAGE);
  return {
    names,
    sender: identity.letters.sender || names.name,
    signature: identity.letters.signature || capitalise(names.nominative),
    phone: row.phone,
    email: row.email,
    currency: identity.currency,
    timeZone: identity.time_zone,
    hours: identity.hours,
    address: row.address,
    places: identity.places,
    seller: [row.sellerName, row.sellerDetails].filter(Boolean).join(', '),
    returns: returns && isShownOn(returns, today) ? `/?page=${RETURNS_PAGE}` : '',
    mindDays: Math.max(identity.terms.refusal_days, identity.terms.return_days),
    colours: Object.keys(identity.palette).length > 0 ? plainColours : usualColours,
  };
}

/** Within which terms goods are returned, as the owner has set them. */
export interface ReturnTerms {
  /** What was received can be given back within so many days. */
  readonly refusalDays: number;
  /** What was not used can be given back within so many days; 0: no longer. */
  readonly returnDays: number;
  /** The money comes back within so many days. */
  readonly refundDays: number;
  /** Whether letters and pages tell the terms: the shop has its page about returns. */
  readonly hasWrittenTerms: boolean;
  readonly zone: TimeZone;
}

export async function getReturnTerms(db: Database): Promise<ReturnTerms> {
  const { terms, time_zone: zone } = identityOf(await selectSettings(db));
  const { returns } = await getLetterSender(db);
  return {
    refusalDays: terms.refusal_days,
    returnDays: terms.return_days,
    refundDays: terms.refund_days,
    hasWrittenTerms: returns !== '',
    zone,
  };
}
