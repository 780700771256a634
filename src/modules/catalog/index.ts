export type { CategoryRow } from './categories.ts';
export { selectCategories, selectListedCategories, writeCategories } from './categories.ts';
export type { Completeness, Lacking } from './completeness.ts';
export { usualFilters } from './filters/category-filters.ts';
export { findProductPhotos } from './product-photo.ts';
export type { ProductRecord } from './queries.ts';
export { selectKnownProducts } from './queries.ts';
export type { CatalogContext, FindModels, ReadCatalogue } from './service.ts';
export { categories, products, variantPhotos, variants } from './tables.ts';
