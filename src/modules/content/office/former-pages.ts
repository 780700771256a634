import { recordAction } from '#modules/audit/index.ts';
import { endRedirect, selectPageForUpdate, selectRedirects } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { ContentActing } from './pages.ts';

/** The former addresses that lead to a page. */
export async function listFormer(db: Database, slug: string): Promise<string[]> {
  const all = await selectRedirects(db);
  return all.filter(({ page }) => page === slug).map((one) => one.slug);
}

/** Leads a former address of a page nowhere. Throws `not_found`. */
export const removeFormer = (
  { db, clock, actor }: ContentActing,
  { slug, former }: { readonly slug: string; readonly former: string },
): Promise<void> =>
  db.transaction(async (db) => {
    await selectPageForUpdate(db, slug);
    if (!(await endRedirect(db, former, slug))) throw new DomainError('not_found');
    const changes = { former: { from: former, to: null } };
    await recordAction(
      { db, clock, actor },
      { action: 'pages.former', entity: 'pages', entityId: slug, changes },
    );
  });
