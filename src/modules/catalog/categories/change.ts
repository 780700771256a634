import { isDeepStrictEqual } from 'node:util';
import { oneLineText } from '#contracts/validation.ts';
import { categoriesMessages as messages } from '#messages/commands/categories-command.ts';
import type { Database } from '#platform/database/database.ts';
import { type CategoryRow, writeCategories } from '../categories.ts';
import { CategoryRefusal, changingCategories, type KnownCategories } from './known.ts';

export type OwnTexts = Pick<CategoryRow, 'description' | 'seoTitle' | 'seoDescription'>;

/** What the owner changes of a category. Other categories are given by slug or id. */
export interface CategoryChange {
  readonly name?: string | undefined;
  /** The new parent; null: the top level. */
  readonly under?: string | null | undefined;
  readonly beside?: { readonly other: string; readonly side: 'before' | 'after' } | undefined;
  readonly hidden?: boolean | undefined;
  /** The address, the look, the filters and the texts, which are checked already. */
  readonly own?: Pick<CategoryRow, 'slug' | 'icon' | 'photo' | 'filters' | keyof OwnTexts>;
}

/** Changes a category; false if it is so already. Throws with the reason, and then nothing is changed. */
export const changeCategory = (
  db: Database,
  given: string,
  change: CategoryChange,
): Promise<boolean> =>
  changingCategories(db, async (db, known) => {
    const before = known.find(given);
    const parentId =
      change.under === undefined ? before.parentId : parentFor(before, change, known);
    const changed = {
      ...before,
      ...change.own,
      parentId,
      name: change.name === undefined ? before.name : readName(change.name),
      hidden: change.hidden ?? before.hidden,
    };
    refuseSameName(changed, known);
    const rows = inOrder(before, changed, change, known);
    const differing = rows.filter(
      (row) =>
        !isDeepStrictEqual(
          row,
          known.rows.find(({ id }) => id === row.id),
        ),
    );
    await writeCategories(db, differing);
    return differing.length > 0;
  });

function readName(given: string): string {
  const name = oneLineText(200).min(1).safeParse(given.trim());
  if (!name.success) throw new CategoryRefusal(messages.wrongName, 'name');
  return name.data;
}

function parentFor(
  category: CategoryRow,
  { under }: CategoryChange,
  known: KnownCategories,
): number | null {
  if (under == null) return null;
  const parent = known.find(under);
  if (parent.id === category.id)
    throw new CategoryRefusal(messages.underItself(category.name), 'parent');
  const top = known.rows.find(({ id }) => id === parent.parentId);
  if (top) throw new CategoryRefusal(messages.thirdLevel(parent.name, top.name), 'parent');
  known.refuseChildren(category);
  return parent.id;
}

/** Categories of one level have different names, as in `categories.yaml`. */
function refuseSameName({ id, name, parentId }: CategoryRow, known: KnownCategories): void {
  const isSame = (one: CategoryRow) =>
    one.id !== id && one.name.toLowerCase() === name.toLowerCase();
  if (known.childrenOf(parentId).some(isSame))
    throw new CategoryRefusal(messages.sameName(name), 'name');
}

/** The category and its neighbours with their new positions. On another level it comes last, unless a place is given. */
function inOrder(
  before: CategoryRow,
  changed: CategoryRow,
  { beside }: CategoryChange,
  known: KnownCategories,
): CategoryRow[] {
  const isStaying = before.parentId === changed.parentId && !beside;
  if (isStaying) return [changed];
  const others = known.childrenOf(changed.parentId).filter(({ id }) => id !== changed.id);
  let place = others.length;
  if (beside) {
    const other = known.find(beside.other);
    if (other.id === changed.id) throw new CategoryRefusal(messages.besideItself(changed.name));
    place = others.indexOf(other);
    if (place === -1) throw new CategoryRefusal(messages.notBeside(changed.name, other.name));
    if (beside.side === 'after') place += 1;
  }
  const ordered = others.toSpliced(place, 0, changed);
  const positions = ordered.map(({ position }) => position).toSorted((a, b) => a - b);
  let last = Number.NEGATIVE_INFINITY;
  return ordered.map((row, index) => {
    last = Math.max(last + 1, positions[index] ?? 0);
    return { ...row, position: last };
  });
}
