import type { GivenPictures, ShownPictures } from '#contracts/admin/goods/given-pictures.ts';
import { MOST_PHOTOS } from '#contracts/goods-limits.ts';
import { givenPicturesMessages as messages } from '#messages/office/given-pictures.ts';
import { type Member, recordAction } from '#modules/audit/index.ts';
import type { GoodsWork } from '../../change-fields.ts';
import { listed } from '../../products/logged.ts';
import {
  type PartsOf,
  type Photo,
  replacePhotos,
  selectKnownPhotos,
  selectProduct,
  selectVariants,
} from '../../products/queries.ts';
import { byNumber } from '../matching/file-name.ts';
import { findBearers } from '../matching/find-bearers.ts';
import { type Bearer, ownPhotos, selectBearers } from './queries.ts';

interface Given {
  readonly path: string;
  /** Its name among the pictures of the variant, which tells its place. */
  readonly name: string;
  readonly photo: string;
}

interface Giving {
  readonly replace: boolean;
  readonly gifts: ReadonlyMap<number, readonly Given[]>;
  readonly answer: ShownPictures;
}

/**
 * Shows stored pictures with the variants whose article their paths have, behind their other pictures or in place of them. A picture
 * that a variant has is not added again; feeds leave its pictures alone from then on, as after a save of its product. Each product
 * changes by itself; a form of it that is open is told, as of any other change.
 */
export async function givePictures(
  context: GoodsWork,
  { replace, files }: GivenPictures,
  member: Member,
): Promise<ShownPictures> {
  const answer: ShownPictures = { goods: [], refused: [] };
  const known = await selectKnownPhotos(
    context.db,
    files.map(({ photo }) => photo),
  );
  const found = await findBearers(
    context.db,
    files.map(({ path }) => path),
  );
  const gifts = new Map<number, Given[]>();
  for (const [at, { path, photo }] of files.entries()) {
    const { name = '', articles = [] } = found[at] ?? {};
    const [only, ...others] = articles;
    const reason = refusalOf(articles.length, known.has(photo));
    if (reason || !only || others.length > 0) answer.refused.push({ path, reason });
    else gifts.set(only.id, [...(gifts.get(only.id) ?? []), { path, name, photo }]);
  }
  const bearers = await selectBearers(context.db, [...gifts.keys()]);
  const products = Map.groupBy(bearers, ({ product }) => product);
  for (const [product, variants] of products)
    await giveToProduct(context, member, { product, variants }, { replace, gifts, answer });
  return answer;
}

function refusalOf(bearers: number, isStored: boolean): string {
  if (bearers === 0) return messages.noArticle;
  if (bearers > 1) return messages.manyArticles;
  return isStored ? '' : messages.notStored;
}

const giveToProduct = (
  { db, clock }: GoodsWork,
  { actor }: Member,
  { product: id, variants }: { readonly product: number; readonly variants: readonly Bearer[] },
  { replace, gifts, answer }: Giving,
): Promise<void> =>
  db.transaction(async (db) => {
    const product = await selectProduct(db, id, { hold: true });
    if (!product) return;
    const now = await selectVariants(db, id, { hold: true });
    const changed: Bearer[] = [];
    const shown: PartsOf<Photo>[] = [];
    for (const variant of variants) {
      const before = now.find((one) => one.id === variant.id)?.photos ?? [];
      const given = (gifts.get(variant.id) ?? []).toSorted((a, b) => byNumber(a.name, b.name));
      const { photos, refused } = together(before, given, replace);
      const has = new Set(before.map(({ photo }) => photo));
      const kept = new Set(photos.map(({ photo }) => photo));
      const added = photos.filter(({ photo }) => !has.has(photo)).length;
      answer.refused.push(...refused.map(({ path }) => ({ path, reason: messages.tooMany })));
      answer.goods.push({
        article: variant.article,
        added,
        known: given.length - refused.length - added,
        removed: before.filter(({ photo }) => !kept.has(photo)).length,
      });
      if (photos.map(({ photo }) => photo).join() === before.map(({ photo }) => photo).join())
        continue;
      changed.push(variant);
      shown.push({ variantId: variant.id, parts: photos });
    }
    if (changed.length === 0) return;
    await replacePhotos(db, shown);
    await ownPhotos(
      db,
      changed.map((one) => one.id),
    );
    await recordAction(
      { db, clock, actor },
      {
        action: 'product.pictures',
        entity: 'product',
        entityId: product.slug,
        changes: { variants: { from: null, to: listed(changed.map(({ article }) => article)) } },
      },
    );
  });

/** The pictures of a variant with those that are given, each once, and those that are too many. A picture keeps its words. */
function together(
  before: readonly Photo[],
  given: readonly Given[],
  replace: boolean,
): { photos: Photo[]; refused: Given[] } {
  const photos = new Map(replace ? [] : before.map((one) => [one.photo, one]));
  const words = new Map(before.map(({ photo, alt }) => [photo, alt]));
  const refused: Given[] = [];
  for (const one of given) {
    const { photo } = one;
    if (photos.has(photo)) continue;
    if (photos.size < MOST_PHOTOS) photos.set(photo, { photo, alt: words.get(photo) ?? '' });
    else refused.push(one);
  }
  return { photos: [...photos.values()], refused };
}
