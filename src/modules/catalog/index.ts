export { drawingRoutes } from './drawing-routes.ts';
export {
  exportCatalogue,
  feedRoutes,
  importCatalogue,
  openFeed,
  Refusals,
  reportLines,
} from './exchange/index.ts';
export { fillEmptyCatalogue, isCatalogueEmpty } from './fill.ts';
export { modelRoutes } from './model-routes.ts';
export {
  findFirstVariants,
  findOffers,
  type Offer,
  returnToStock,
  takeFromStock,
} from './offers.ts';
export { pageLinks } from './page-links.ts';
export { hangPhotographs, slidesOf, storePhotographs } from './photographs.ts';
export {
  forgetUnnamedPictures,
  pictureRoutes,
  workOnPictures,
} from './pictures/index.ts';
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
