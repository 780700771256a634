import type { VariantModel } from '#contracts/catalog.ts';
import { modelPath } from '#contracts/drawing-paths.ts';
import type { FindModels, ProductRecord } from '#modules/catalog/index.ts';
import { isImported } from '#modules/ownership/index.ts';
import type { Database } from '#platform/database/database.ts';
import { modelFacts } from './model-facts.ts';

/** Which products have models: all, none, or `own`, those that no feed brought. */
export type ModelledProducts = 'own' | 'all' | 'none';

/** Whether the shop shows models of a product's variants. */
export type IsModelled = (db: Database, variantIds: number[]) => Promise<boolean>;

/** Goods of feeds have real photographs; a generic model beside them would mislead. */
export const createModelRule =
  (modelled: ModelledProducts): IsModelled =>
  async (db, ids) =>
    modelled === 'all' || (modelled === 'own' && !(await isImported(db, ids)));

/** Finds the models of a product's variants. */
export const createModelFinder =
  (isModelled: IsModelled): FindModels =>
  async (db, record) => {
    const ids = record.variants.map(({ variant }) => variant.id);
    return ids.length > 0 && (await isModelled(db, ids)) ? presentModels(record) : [];
  };

function presentModels({ product, variants }: ProductRecord): VariantModel[] {
  return variants.flatMap(({ variant: { id, slug, name, attributes } }) => {
    const facts = modelFacts({
      categorySlug: product.category.slug,
      name: product.name,
      variantName: name,
      attributes,
    });
    return facts ? [{ variant: id, src: modelPath(product.slug, slug), ...facts }] : [];
  });
}
