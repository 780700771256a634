export { selectCategories } from './categories.ts';
export type { Completeness, Lacking } from './completeness.ts';
export { findProductPhotos } from './product-photo.ts';
export type { ProductRecord } from './queries.ts';
export type { CatalogContext, FindModels, ReadCatalogue } from './service.ts';
export { categories, products, variantPhotos, variants } from './tables.ts';
