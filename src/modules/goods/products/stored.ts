import { type KeptFields, selectKeptFields } from '#modules/ownership/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { type ProductRow, selectProduct, selectVariants, type VariantRow } from './queries.ts';

/** A product as it stands in the database. */
export interface StoredProduct {
  readonly product: ProductRow;
  readonly variants: readonly VariantRow[];
  readonly kept: KeptFields;
}

/** Whether a variant of these attributes, in this category, has a 3D model. The caller of the goods provides it. */
export type HasModel = (variant: {
  readonly productName: string;
  readonly category: string;
  readonly variant: VariantRow;
}) => boolean;

export interface ReadingProducts {
  readonly db: Database;
  readonly hasModel: HasModel;
  /** The date in the shop's time zone. */
  readonly today: (db: Database) => Promise<string>;
}

/** The product of this id. Throws `not_found`. */
export async function readStored(
  db: Database,
  id: number,
  options: { readonly hold?: boolean } = {},
): Promise<StoredProduct> {
  const product = await selectProduct(db, id, options);
  if (!product) throw new DomainError('not_found');
  const variants = await selectVariants(db, id, options);
  return { product, variants, kept: await selectKeptFields(db, id) };
}
