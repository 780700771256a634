import { sql } from 'drizzle-orm';
import type { EditedCategory, SavedCategory } from '#contracts/admin/goods/categories.ts';
import { isStoredPicture } from '#contracts/picture-address.ts';
import { slugOf } from '#contracts/slug-of.ts';
import { categoryScreenMessages as messages } from '#messages/office/categories.ts';
import {
  type Actor,
  type Changes,
  changesBetween,
  type FindStaffNames,
  recordAction,
} from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type CategoryRow, writeCategories } from '../../categories.ts';
import { changeCategory, type OwnTexts } from '../change.ts';
import { countGoods, deleteCategory, redirect } from '../delete.ts';
import { CategoryRefusal, changingCategories, type KnownCategories } from '../known.ts';
import { readCategory, readTree, versionOf } from './tree.ts';

export interface CategoryWork {
  readonly db: Database;
  readonly clock: Clock;
  readonly staffNames: FindStaffNames;
}

/** A change of the staff, with no import beside it: whole or not at all. What the shop refuses names the field. */
async function changing<Result>(
  work: CategoryWork,
  change: (work: CategoryWork, known: KnownCategories) => Promise<Result>,
): Promise<Result> {
  try {
    return await changingCategories(work.db, (db, known) => change({ ...work, db }, known));
  } catch (error) {
    if (error instanceof CategoryRefusal) throw invalid(error.field, error.message);
    throw error;
  }
}

/** Saves a category whole. Throws `not_found`, `invalid`, and `category_changed` with the category of now. */
export const saveCategory = (
  work: CategoryWork,
  id: number,
  saved: SavedCategory,
  actor: Actor,
): Promise<EditedCategory> =>
  changing(work, async (inside, known) => {
    const { db } = inside;
    const before = await unchanged(inside, known, id, saved.version);
    await checkOwn(db, before, saved, known);
    const { slug, icon, photo, filters, parent } = saved;
    await changeCategory(db, before.slug, {
      name: saved.name,
      hidden: saved.hidden,
      ...(parent !== before.parentId && { under: parent === null ? null : slugAt(known, parent) }),
      own: { slug, icon, photo, filters, ...textsOf(saved) },
    });
    if (slug !== before.slug) {
      await db.execute(sql`DELETE FROM category_redirects WHERE slug = ${slug}`);
      await redirect(db, before.slug, before);
    }
    const now = await readCategory(db, id);
    await record(inside, actor, {
      action: 'categories.change',
      entityId: now.slug,
      changes: {
        ...changesBetween(
          loggedOf(before, known),
          loggedOf({ ...before, ...now, ...textsOf(now), parentId: now.parent, filters }, known),
        ),
        ...(before.description !== now.description && { description: 'changed' as const }),
      },
    });
    return now;
  });

/** Makes an empty category, the last of its level. Throws `invalid`. */
export const createCategory = (
  work: CategoryWork,
  { name, parent }: { readonly name: string; readonly parent: number | null },
  actor: Actor,
): Promise<EditedCategory> =>
  changing(work, async (inside, known) => {
    const { db } = inside;
    const above = parent === null ? undefined : known.rows.find(({ id }) => id === parent);
    if (parent !== null && !above) throw invalid('parent', messages.noParent);
    if (above && above.parentId !== null) throw invalid('parent', messages.noParent);
    const isSame = known
      .childrenOf(parent)
      .some((one) => one.name.toLowerCase() === name.toLowerCase());
    if (isSame) throw invalid('name', messages.sameName);
    const id = Math.max(0, ...known.rows.map((one) => one.id)) + 1;
    const slug = await freeSlug(db, known, name);
    const position = Math.max(0, ...known.rows.map((one) => one.position)) + 1;
    await writeCategories(db, [
      {
        id,
        slug,
        name,
        photo: null,
        position,
        parentId: parent,
        icon: null,
        hidden: false,
        filters: null,
        description: '',
        seoTitle: '',
        seoDescription: '',
      },
    ]);
    const changes = { name: { from: null, to: name } };
    await record(inside, actor, { action: 'categories.create', entityId: slug, changes });
    return readCategory(db, id);
  });

/** Puts a category beside another one, on the level of that, or below it as the last. Throws `not_found` and `invalid`. */
export const placeCategory = (
  work: CategoryWork,
  id: number,
  { beside, side }: { readonly beside: number; readonly side: 'before' | 'after' | 'below' },
  actor: Actor,
): Promise<EditedCategory[]> =>
  changing(work, async (inside, known) => {
    const { slug, parentId } = rowOf(known, id);
    const other = slugAt(known, beside);
    const parentOf = (id: number | null) => (id === null ? null : slugAt(known, id));
    const [from, to] = [parentId, side === 'below' ? beside : rowOf(known, beside).parentId].map(
      parentOf,
    );
    const isMoved = await changeCategory(inside.db, slug, {
      ...(from !== to && { under: to }),
      ...(side !== 'below' && { beside: { other, side } }),
    });
    if (isMoved) {
      await record(inside, actor, {
        action: 'categories.change',
        entityId: slug,
        changes: {
          ...(from !== to && { parent: { from: from ?? null, to: to ?? null } }),
          ...(side !== 'below' && { [side]: { from: null, to: other } }),
        },
      });
    }
    return readTree(inside.db);
  });

/** Deletes a category; `to` takes its goods and its address. Throws `not_found`, `invalid`, `category_changed`. */
export const removeCategory = (
  work: CategoryWork,
  id: number,
  { version, to }: { readonly version: string; readonly to: number | null },
  actor: Actor,
): Promise<{ categories: EditedCategory[]; moved: number }> =>
  changing(work, async (inside, known) => {
    const { db } = inside;
    const { slug } = await unchanged(inside, known, id, version);
    const taker = to === null ? undefined : slugAt(known, to, 'to');
    const count = taker === undefined ? await countGoods(db, { id }) : 0;
    if (count > 0) throw invalid('to', messages.takerMissing(count));
    const { moved } = await deleteCategory(db, slug, taker);
    await record(inside, actor, {
      action: 'categories.delete',
      entityId: slug,
      changes: { to: { from: null, to: taker ?? null }, moved: { from: null, to: moved } },
    });
    return { categories: await readTree(db), moved };
  });

function rowOf(known: KnownCategories, id: number): CategoryRow {
  const row = known.rows.find((one) => one.id === id);
  if (!row) throw new DomainError('not_found');
  return row;
}

function slugAt(known: KnownCategories, id: number, field = 'parent'): string {
  const row = known.rows.find((one) => one.id === id);
  if (!row) throw invalid(field, messages.noParent);
  return row.slug;
}

async function unchanged(
  { db, staffNames }: CategoryWork,
  known: KnownCategories,
  id: number,
  version: string,
): Promise<CategoryRow> {
  const row = rowOf(known, id);
  if (versionOf(row) === version) return row;
  const { rows } = await db.execute<{ name: string | null }>(sql`
    SELECT CASE WHEN actor = 'staff' THEN actor_name END AS name FROM audit_log
    WHERE entity = 'category' AND entity_id = ${row.slug} ORDER BY id DESC LIMIT 1`);
  const by = (await staffNames(db)).get(rows[0]?.name ?? '') ?? null;
  throw new DomainError('category_changed', { body: { now: await readCategory(db, id), by } });
}

async function checkOwn(
  db: Database,
  before: CategoryRow,
  { slug, photo, filters }: SavedCategory,
  known: KnownCategories,
): Promise<void> {
  if (known.rows.some((one) => one.id !== before.id && one.slug === slug))
    throw invalid('slug', messages.slugTaken);
  if (filters && new Set(filters).size < filters.length)
    throw invalid('filters', messages.filterTwice);
  if (photo === null || photo === before.photo) return;
  const { rows } = await db.execute(
    sql`SELECT FROM picture_files WHERE '/pictures/' || file = ${photo}`,
  );
  if (!isStoredPicture(photo) || rows.length === 0) throw invalid('photo', messages.photoUnknown);
}

async function freeSlug(db: Database, known: KnownCategories, name: string): Promise<string> {
  const { rows } = await db.execute<{ slug: string }>(sql`SELECT slug FROM category_redirects`);
  const former = new Set(rows.map((one) => one.slug));
  const wanted = slugOf(name) || 'kategoriya';
  let slug = wanted;
  for (let number = 2; known.has(slug) || former.has(slug); number += 1)
    slug = `${wanted}-${number}`;
  return slug;
}

const textsOf = (given: EditedCategory | SavedCategory): OwnTexts => ({
  description: given.description,
  seoTitle: given.seo_title,
  seoDescription: given.seo_description,
});

const loggedOf = (row: CategoryRow, known: KnownCategories) => ({
  name: row.name,
  slug: row.slug,
  icon: row.icon,
  photo: row.photo,
  hidden: row.hidden,
  parent: known.rows.find(({ id }) => id === row.parentId)?.slug ?? null,
  filters: row.filters?.join(', ') ?? null,
  seo_title: row.seoTitle,
  seo_description: row.seoDescription,
});

async function record(
  { db, clock }: CategoryWork,
  actor: Actor,
  action: { readonly action: string; readonly entityId: string; readonly changes: Changes },
): Promise<void> {
  if (Object.keys(action.changes).length > 0)
    await recordAction({ db, clock, actor }, { ...action, entity: 'category' });
}
