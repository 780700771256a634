import { isDocumentKind } from '#contracts/legal-documents.ts';
import type { TextPage } from '#contracts/shop-content.ts';
import { isShownOn, type TimeZone } from '#contracts/time-zones.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { DAY } from '#platform/time/duration.ts';
import { dateIn, startOfDay } from '#platform/time/zone-day.ts';
import { type Edition, selectDocument, selectEditions } from './document-queries.ts';
import { selectPage, selectRedirect } from './page-queries.ts';
import { pageOfShop } from './places.ts';
import { selectSettings } from './queries.ts';
import { getTimeZone, identityOf } from './service.ts';

/** A page of text by its address or a former one, or a legal document, for which `version` asks. Throws `text_page_not_found`. */
export async function getPage(
  db: Database,
  slug: string,
  at: { now: Date; version?: number | undefined },
): Promise<TextPage> {
  const page = (await findDocumentPage(db, slug, at)) ?? (await findTextPage(db, slug, at.now));
  if (!page) throw new DomainError('text_page_not_found');
  return page;
}

/** A page of text on one of its days. A page of now comes before the one that a former address leads to. */
async function findTextPage(db: Database, slug: string, now: Date): Promise<TextPage | undefined> {
  const found = (await selectPage(db, slug)) ?? (await findMoved(db, slug));
  if (!found) return undefined;
  const { from, until, ...page } = found;
  const isDated = Boolean(from || until);
  const row = await selectSettings(db);
  const identity = identityOf(row);
  const isShown = !isDated || isShownOn({ from, until }, dateIn(now, identity.time_zone));
  return isShown ? pageOfShop(page, { ...row, identity }) : undefined;
}

async function findMoved(db: Database, former: string) {
  const slug = await selectRedirect(db, former);
  return slug === undefined ? undefined : selectPage(db, slug);
}

/**
 * The page of a document: of the version in force, or of the given one. Null: the slug names no document, the shop has no such version,
 * or the version was replaced before its day.
 */
async function findDocumentPage(
  db: Database,
  slug: string,
  { now, version }: { now: Date; version?: number | undefined },
): Promise<TextPage | null> {
  if (!isDocumentKind(slug)) return null;
  const zone = await getTimeZone(db);
  const editions = withoutReplaced(await selectEditions(db, slug), zone);
  const current = editions.find(({ inForce }) => inForce <= dateIn(now, zone));
  const wanted = version ? editions.find((one) => one.version === version) : current;
  const row = wanted && (await selectDocument(db, slug, wanted.version));
  if (!row) return null;
  return {
    slug,
    title: row.title,
    description: '',
    lead: '',
    text: row.body,
    document: {
      version: row.version,
      in_force: row.inForce,
      is_current: row.version === current?.version,
      versions: editions.map((one) => ({ version: one.version, in_force: one.inForce })),
    },
  };
}

/** Latest first. A version that had not begun when a later one began was never in force. */
const withoutReplaced = (editions: readonly Edition[], zone: TimeZone): Edition[] =>
  editions.filter((one, index) =>
    editions.slice(0, index).every((later) => beginOf(one, zone) < beginOf(later, zone)),
  );

/** A version begins with its day, or when it was published within or after that day. */
const beginOf = ({ inForce, publishedAt }: Edition, zone: TimeZone): number =>
  Math.max(startOfDay(Date.parse(inForce) / DAY, zone).getTime(), publishedAt.getTime());
