import { isDeepStrictEqual } from 'node:util';
import type { PageRow } from '#modules/settings/index.ts';

/** The new addresses of pages by their former ones. A page has moved where one is gone, and one of the new pages alone has its text. */
export function movedPages(
  before: readonly PageRow[],
  after: readonly PageRow[],
): ReadonlyMap<string, string> {
  const without = (pages: readonly PageRow[], others: readonly PageRow[]) =>
    pages.filter(({ slug, body }) => body.length > 0 && others.every((one) => one.slug !== slug));
  const [gone, added] = [without(before, after), without(after, before)];
  const alike = (pages: readonly PageRow[], { body }: PageRow) =>
    pages.filter((one) => isDeepStrictEqual(one.body, body));
  return new Map(
    gone.flatMap((page): [string, string][] => {
      const [target, ...more] = alike(added, page);
      const isPlain = target && more.length === 0 && alike(gone, page).length === 1;
      return isPlain ? [[page.slug, target.slug]] : [];
    }),
  );
}
