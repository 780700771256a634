export { drawingRoutes } from '#modules/furniture/drawing-routes.ts';
export {
  exportCatalogue,
  feedRoutes,
  importCatalogue,
  openFeed,
  Refusals,
  reportLines,
} from '#modules/exchange/index.ts';
export { fillEmptyCatalogue, isCatalogueEmpty } from './fill.ts';
export { modelRoutes } from '#modules/furniture/model-routes.ts';
export {
  findFirstVariants,
  findOffers,
  type Offer,
  returnToStock,
  takeFromStock,
} from '#modules/stock/queries.ts';
export { pageLinks } from './page-links.ts';
export { hangPhotographs, slidesOf, storePhotographs } from './photographs.ts';
export {
  forgetUnnamedPictures,
  pictureRoutes,
  workOnPictures,
} from '#modules/pictures/index.ts';
export { catalogRoutes } from './routes.ts';
export { indexChangedProducts } from './search/index-products.ts';
export {
  getCategory,
  getFacets,
  getProduct,
  listCategories,
  listNewProducts,
  listProducts,
  type ReadCatalogue,
} from './service.ts';
