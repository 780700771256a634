import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Previewed } from '#contracts/admin/previews.ts';
import type { HomeSlide, PageLink, TextPage } from '#contracts/shop-content.ts';
import { staffIdOf } from '#modules/audit/index.ts';
import {
  type PageRow,
  readSettings,
  type ShownTexts,
  shownTexts,
} from '#modules/settings/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/domain-error.ts';
import { HOUR } from '#platform/duration.ts';
import { readHome } from './home.ts';
import { readForm } from './page-form.ts';
import type { ContentActing } from './pages.ts';
import { changedSettings } from './shop.ts';

/** What the page of a preview shows in the place of what is stored. */
export type Preview =
  | { readonly kind: 'page'; readonly page: TextPage; readonly link: PageLink }
  | {
      readonly kind: 'home';
      readonly slides: HomeSlide[];
      readonly home_category_ids: number[];
      readonly new_arrival_category_ids: number[];
    }
  | { readonly kind: 'shop'; readonly texts: ShownTexts };

const LIFE = HOUR;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Keeps what is typed for an hour, in the place of what the member has last looked at, and answers the path of the page that shows it. Throws
 * `invalid` as a save would.
 */
export async function keepPreview(
  { db, clock, actor }: ContentActing,
  previewed: Previewed,
): Promise<string> {
  const staffId = staffIdOf(actor);
  if (staffId === null) throw new DomainError('not_permitted');
  const preview = await previewOf(db, previewed);
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(clock.now().getTime() + LIFE).toISOString();
  await db.execute(
    sql`DELETE FROM content_previews WHERE expires_at < ${clock.now().toISOString()}`,
  );
  await db.execute(sql`INSERT INTO content_previews (staff_id, kind, token_hash, body, expires_at)
    VALUES (${staffId}, ${preview.kind}, ${hashOf(token)}, ${JSON.stringify(preview)}, ${expires})
    ON CONFLICT (staff_id, kind) DO UPDATE SET token_hash = excluded.token_hash, body = excluded.body, expires_at = excluded.expires_at`);
  return preview.kind === 'page'
    ? `/?page=${preview.page.slug}&preview=${token}`
    : `/?preview=${token}`;
}

/** The preview of a token; undefined for one that is unknown or over. */
export async function findPreview(
  { db, clock }: { db: Database; clock: Clock },
  token: string,
): Promise<Preview | undefined> {
  const { rows } = await db.execute<{ body: Preview }>(
    sql`SELECT body FROM content_previews WHERE token_hash = ${hashOf(token)} AND expires_at > ${clock.now().toISOString()}`,
  );
  return rows[0]?.body;
}

async function previewOf(db: Database, previewed: Previewed): Promise<Preview> {
  if (previewed.kind === 'shop') {
    const settings = await changedSettings(db, previewed.change, await readSettings(db));
    return { kind: 'shop', texts: shownTexts(settings) };
  }
  const { kind, form } = previewed;
  if (kind === 'page') return { kind, ...shownPage(readForm(form, 1)) };
  const { slides = [], ...strips } = await readHome(db, form, await readSettings(db));
  return {
    kind,
    slides: slides.map(({ from: _from, until: _until, ...slide }) => slide),
    home_category_ids: strips.homeCategoryIds ?? [],
    new_arrival_category_ids: strips.newArrivalCategoryIds ?? [],
  };
}

const shownPage = ({ slug, title, description, lead, body, inMenu }: PageRow) => ({
  page: { slug, title, description, lead, text: body },
  link: { slug, title, menu: inMenu },
});
