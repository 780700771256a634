import { sql } from 'drizzle-orm';
import type { LeadsTo } from '#contracts/admin/goods/product-deletion.ts';
import { productDeletionMessages as messages } from '#messages/office/product-deletion.ts';
import { type Member, recordAction } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { versionOf } from './edited.ts';
import { changedSince, type ProductWork } from './save.ts';
import { readStored } from './stored.ts';

/** The source whose last import had the product; null: none. Throws `not_found`. */
export async function sourceThatHas(db: Database, id: number): Promise<string | null> {
  await readStored(db, id);
  return selectSource(db, id);
}

/**
 * Takes a product off sale and out of the office. Orders keep their lines, and its address says what it was, or leads to a category or
 * another product. A feed that names the product again brings it back. Throws `not_found`, `product_changed`, `product_in_source`
 * while a source has it, and `invalid`.
 */
export const deleteProduct = (
  context: ProductWork,
  id: number,
  { version, leads_to: to }: { readonly version: string; readonly leads_to: LeadsTo },
  { actor }: Member,
): Promise<void> =>
  context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const before = await readStored(db, id, { hold: true });
    if (versionOf(before) !== version) throw await changedSince(inside, before);
    if ((await selectSource(db, id)) !== null) throw new DomainError('product_in_source');
    const path = await pathOf(db, id, to);
    await db.execute(sql`UPDATE variants SET withdrawn = true WHERE product_id = ${id}`);
    await db.execute(sql`
      UPDATE products SET withdrawn = true, hidden = false, shown_from = NULL, shown_until = NULL,
        deleted_at = ${context.clock.now().toISOString()}, leads_to = ${path}
      WHERE id = ${id}`);
    await freeArticles(db, id);
    await recordAction(
      { ...inside, actor },
      {
        action: 'product.delete',
        entity: 'product',
        entityId: before.product.slug,
        changes: {
          name: { from: before.product.name, to: null },
          ...(path !== null && { leads_to: { from: null, to: path } }),
        },
      },
    );
  });

async function selectSource(db: Database, id: number): Promise<string | null> {
  const { rows } = await db.execute<{ source: string }>(sql`
    SELECT o.source FROM import_offers o JOIN variants v ON v.id = o.variant_id
    WHERE v.product_id = ${id} AND NOT o.withdrawn ORDER BY o.source LIMIT 1`);
  return rows[0]?.source ?? null;
}

/** Other goods may have the articles of goods that no feed knows. Feeds find theirs by the article. */
async function freeArticles(db: Database, id: number): Promise<void> {
  await db.execute(sql`
    UPDATE variants v SET code = code || '~' || id
    WHERE product_id = ${id} AND NOT EXISTS (SELECT FROM import_offers o WHERE o.variant_id = v.id)`);
}

async function pathOf(db: Database, id: number, to: LeadsTo): Promise<string | null> {
  if (to.kind === 'nowhere') return null;
  if (to.kind === 'category') {
    const { rows } = await db.execute(sql`SELECT FROM categories WHERE slug = ${to.category}`);
    if (rows.length === 0) throw invalid('category', messages.noCategory);
    return `/products/?category=${to.category}`;
  }
  const named = to.product.trim();
  const slug = /\/products\/([^/?#]+)/.exec(named)?.[1] ?? named;
  const { rows } = await db.execute<{ slug: string }>(sql`
    SELECT p.slug FROM products p WHERE p.id <> ${id} AND NOT p.withdrawn
      AND (p.slug = ${slug} OR EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND v.code = ${named}))
    LIMIT 1`);
  if (!rows[0]) throw invalid('product', messages.noProduct);
  return `/products/${rows[0].slug}`;
}
