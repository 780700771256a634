import { categoryFileMessages as messages } from '#messages/commands/category-files.ts';
import type { CategoryRow } from '#modules/catalog/index.ts';

/** An entry of `categories.yaml`; a field that the file does not say is empty. */
interface Entry {
  readonly slug: string;
  readonly name: string;
  readonly parent: string;
}

interface LevelProblem {
  readonly index: number;
  readonly message: string;
}

/** Parents that the shop does not have, circles, and third levels, with those categories of the shop that the file does not name. */
export function levelProblems(
  entries: readonly Entry[],
  before: readonly CategoryRow[],
): LevelProblem[] {
  const slugs = new Map(before.map(({ id, slug }) => [id, slug]));
  const listed = new Set(entries.map(({ slug }) => slug));
  const unlisted = before
    .filter(({ slug }) => !listed.has(slug))
    .map(({ slug, name, parentId }) => ({ slug, name, parent: slugs.get(parentId ?? 0) ?? '' }));
  const all = [...entries, ...unlisted];
  const parents = new Map(all.map(({ slug, parent }) => [slug, parent]));
  return entries.flatMap((entry, index) => {
    const message = problemOf(entry, parents) ?? unlistedChild(entry, unlisted);
    return message === undefined ? [] : [{ index, message }];
  });
}

function problemOf(
  { slug, name, parent }: Entry,
  parents: ReadonlyMap<string, string>,
): string | undefined {
  if (parent === '') return undefined;
  const above = parents.get(parent);
  if (above === undefined) return messages.noParent(name, parent);
  if (isBelow(parent, slug, parents)) return messages.circle(name, parent);
  return above === '' ? undefined : messages.thirdLevel(name, parent, above);
}

/** Whether a category is the other one or somewhere below it. */
function isBelow(slug: string, other: string, parents: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at = slug; at !== '' && !seen.has(at); at = parents.get(at) ?? '') {
    if (at === other) return true;
    seen.add(at);
  }
  return false;
}

function unlistedChild(
  { slug, name, parent }: Entry,
  unlisted: readonly Entry[],
): string | undefined {
  const child = parent !== '' && unlisted.find((one) => one.parent === slug);
  return child ? messages.unlistedChild(name, child.slug) : undefined;
}
