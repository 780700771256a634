import { isDeepStrictEqual } from 'node:util';
import type { SavedProduct, SavedVariant } from '#contracts/admin/goods/products.ts';
import { NO, ownKey, YES } from '#contracts/own-filters.ts';
import {
  type CharacteristicsByKey,
  characteristicsByKey,
  readCharacteristicNumber,
} from '#contracts/shop-characteristics.ts';
import type { FieldErrors } from '#contracts/validation.ts';
import { productScreenMessages as messages } from '#messages/office/product.ts';
import { listCharacteristics } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { isSlugTaken, selectKnownPhotos, selectTakenArticles, type VariantRow } from './queries.ts';
import type { StoredProduct } from './stored.ts';

/** The field of a variant in a refusal: `variants.2.article`, counted from 0. */
const fieldOf = (index: number, field: keyof SavedVariant) => `variants.${index}.${field}`;

/** Throws `invalid` with every field of the product that the shop cannot take, by its name in the form. */
export async function checkProduct(
  db: Database,
  saved: SavedProduct,
  { product, variants }: StoredProduct,
): Promise<void> {
  const faults: FieldErrors = {};
  const blame = (field: string, text: string) => {
    faults[field] = [...(faults[field] ?? []), text];
  };
  if (await isSlugTaken(db, saved.slug, product.id)) blame('slug', messages.slugTaken);
  checkDays(saved, blame);
  await checkArticles(db, saved, product.id, blame);
  checkNames(saved, blame);
  await checkPhotos(db, saved, blame);
  const defined = characteristicsByKey(await listCharacteristics(db));
  const known = new Map(variants.map((one) => [one.id, one]));
  for (const [index, variant] of saved.variants.entries()) {
    if (variant.old_price !== null && variant.old_price <= variant.price)
      blame(fieldOf(index, 'old_price'), messages.oldPriceLow);
    const before = variant.id === null ? undefined : known.get(variant.id);
    if (variant.id !== null && !before) blame(fieldOf(index, 'name'), messages.foreignVariant);
    checkWarranty(variant, before, (field, text) => blame(`variants.${index}.${field}`, text));
    checkCharacteristics(variant, before, defined, (field, text) =>
      blame(`variants.${index}.${field}`, text),
    );
    if (before?.source && before.article !== variant.article)
      blame(fieldOf(index, 'article'), messages.articleOfFeed(before.source));
  }
  const missing = variants.filter(({ id }) => saved.variants.every((one) => one.id !== id));
  if (missing.length > 0)
    blame('non_field_errors', messages.variantsMissing(missing.map(({ article }) => article)));
  if (Object.keys(faults).length > 0) throw new DomainError('invalid', { fields: faults });
}

type Blame = (field: string, text: string) => void;

function checkDays({ visibility }: SavedProduct, blame: Blame): void {
  if (visibility.kind !== 'days') return;
  const { from, until } = visibility;
  if (from === null && until === null) blame('visibility', messages.noDays);
  if (from !== null && until !== null && from > until) blame('visibility', messages.daysTurned);
}

/** «24» can be months or years: who changes it says which (a value with two meanings is never chosen). */
function checkWarranty(
  { attributes }: SavedProduct['variants'][number],
  before: StoredProduct['variants'][number] | undefined,
  blame: Blame,
): void {
  const { warranty } = attributes;
  if (typeof warranty !== 'string' || !/^\s*\d+\s*$/.test(warranty)) return;
  if (before?.attributes.warranty === warranty) return;
  blame('attributes.warranty', messages.warrantyUnit(warranty.trim()));
}

async function checkArticles(
  db: Database,
  { variants }: SavedProduct,
  id: number,
  blame: Blame,
): Promise<void> {
  const articles = variants.map(({ article }) => article);
  const taken = await selectTakenArticles(db, articles, id);
  for (const [index, article] of articles.entries()) {
    if (taken.has(article)) blame(fieldOf(index, 'article'), messages.articleTaken);
    if (articles.indexOf(article) !== index)
      blame(fieldOf(index, 'article'), messages.articleTwice);
  }
}

/** What the owner has defined is stated by its rules; what a feed says differently is not changed. */
function checkCharacteristics(
  { characteristics }: SavedVariant,
  before: VariantRow | undefined,
  defined: CharacteristicsByKey,
  blame: Blame,
): void {
  for (const [index, one] of characteristics.entries()) {
    const { kind, unit = '' } = defined.get(ownKey(one.label)) ?? {};
    if (before?.characteristics.some((was) => isDeepStrictEqual(was, one))) continue;
    const stated = `${one.value} ${one.unit}`;
    const field = `characteristics.${index}.value`;
    if (kind === 'number' && readCharacteristicNumber(stated, { unit }) === undefined)
      blame(field, messages.notCharacteristicNumber(unit));
    if (kind === 'flag' && one.value !== YES && one.value !== NO) blame(field, messages.notYesOrNo);
  }
}

/** Variants that are shown beside each other have different names. */
function checkNames({ variants }: SavedProduct, blame: Blame): void {
  const shown = variants.filter(({ hidden }) => !hidden);
  for (const [index, { name, hidden }] of variants.entries()) {
    if (hidden || shown.length < 2) continue;
    const first = variants.findIndex(
      (one) => !one.hidden && one.name.toLowerCase() === name.toLowerCase(),
    );
    if (first !== index) blame(fieldOf(index, 'name'), messages.nameTwice);
  }
}

async function checkPhotos(db: Database, { variants }: SavedProduct, blame: Blame): Promise<void> {
  const photos = variants.flatMap((one) => one.photos.map(({ photo }) => photo));
  const known = await selectKnownPhotos(db, photos);
  for (const [index, one] of variants.entries()) {
    const own = one.photos.map(({ photo }) => photo);
    if (own.some((photo) => !known.has(photo)))
      blame(fieldOf(index, 'photos'), messages.photoUnknown);
    if (new Set(own).size < own.length) blame(fieldOf(index, 'photos'), messages.photoTwice);
  }
}
