import { sql } from 'drizzle-orm';
import type { HandMovement } from '#contracts/admin/goods/stock.ts';
import { stockScreenMessages as messages } from '#messages/office/stock.ts';
import { type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { holdFields } from '#modules/ownership/index.ts';
import { tellMovement } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { GoodsWork } from '../change-fields.ts';

interface Moved {
  readonly variantId: number;
  readonly pieces: number;
}

/**
 * Brings pieces in or takes them out, by article, all or nothing, and holds the stock against feeds. Goods that were made to order or there
 * without a count are counted from their first receipt on. Returns how many pieces. Throws `invalid` with a fault for each wrong line,
 * `lines.0.article`.
 */
export const moveByHand = (
  { db, clock }: GoodsWork,
  { reason, note, lines }: HandMovement,
  { actor }: Pick<Member, 'actor'>,
): Promise<number> =>
  db.transaction(async (db) => {
    const known = await lockByArticle(
      db,
      lines.map(({ article }) => article),
    );
    const wanted = new Map<number, number>();
    const fields: Record<string, string[]> = {};
    for (const [index, { article, pieces }] of lines.entries()) {
      const goods = known.get(article.toLowerCase());
      const sum = pieces + (goods ? (wanted.get(goods.id) ?? 0) : 0);
      if (goods) wanted.set(goods.id, sum);
      if (!goods) fields[`lines.${index}.article`] = [messages.unknownArticle(article)];
      else if (reason === 'writeoff' && goods.stock === null)
        fields[`lines.${index}.article`] = [messages.notCounted];
      else if (reason === 'writeoff' && sum > (goods.stock ?? 0))
        fields[`lines.${index}.pieces`] = [messages.tooFew(goods.stock ?? 0)];
    }
    if (Object.keys(fields).length > 0) throw new DomainError('invalid', { fields });
    const sign = reason === 'receipt' ? 1 : -1;
    const moved = [...wanted].map(([variantId, pieces]) => ({ variantId, pieces: sign * pieces }));
    await tellMovement(db, { reason, note, staffId: staffIdOf(actor) });
    await addPieces(db, moved);
    const pieces = [...wanted.values()].reduce((sum, one) => sum + one, 0);
    const entry = { action: `stock.${reason}`, entity: 'goods', entityId: 'all' };
    await recordAction(
      { db, clock, actor },
      { ...entry, changes: { pieces: { from: null, to: pieces } } },
    );
    return pieces;
  });

/** Adds pieces to the stock, never below none, and holds it against feeds. */
export async function addPieces(db: Database, moved: readonly Moved[]): Promise<void> {
  await db.execute(sql`
    UPDATE variants v SET stock = greatest(coalesce(v.stock, 0) + n.pieces, 0), uncounted = false
    FROM jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) AS n("variantId" int, pieces int)
    WHERE v.id = n."variantId"`);
  await holdFields(
    db,
    moved.map(({ variantId }) => ({ variantId, fields: ['stock'] })),
  );
}

interface Known {
  readonly id: number;
  readonly stock: number | null;
}

/** The goods of these articles, whatever the case of their letters, locked in one order. */
async function lockByArticle(
  db: Database,
  articles: readonly string[],
): Promise<Map<string, Known>> {
  const wanted = articles.map((article) => article.toLowerCase());
  const { rows } = await db.execute<Known & { article: string } & Record<string, unknown>>(sql`
    SELECT id, stock, lower(code) AS article FROM variants WHERE lower(code) = ANY(${sql.param(wanted)}::text[])
    ORDER BY id FOR NO KEY UPDATE`);
  return new Map(rows.map(({ article, ...known }) => [article, known]));
}
