export type { CategoryRow } from './categories.ts';
export {
  listTypedCategories,
  selectCategories,
  selectListedCategories,
  writeCategories,
} from './categories.ts';
export { iconOfName } from './category-look/icon-of-name.ts';
export type { Completeness, Lacking } from './completeness.ts';
export { listedFilters } from './filters/category-filters.ts';
export type { FindPlacing, Placing } from './filters/idle-sizes.ts';
export type { OwnCharacteristic } from './filters/own-characteristics.ts';
export { selectOwnCharacteristics } from './filters/own-characteristics.ts';
export type { FindModels, IsDrawn } from './product-details.ts';
export { findProductPhotos } from './product-photo.ts';
export type { ProductRecord } from './queries.ts';
export { selectKnownProducts, statedPackageOf } from './queries.ts';
export type { CatalogContext, ReadCatalogue } from './service.ts';
export {
  categories,
  products,
  variantCharacteristics,
  variants,
} from './tables.ts';
