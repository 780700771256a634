import { del, get, post, put } from '../described.ts';

/** Of `asked-prices.ts`. */
export const askedPricesCalls = {
  list: get('/api/admin/imports/prices/', 'imports.read'),
  answer: post('/api/admin/imports/prices/', 'imports.change'),
};

/** Of `categories.ts`. */
export const categoryCalls = {
  list: get('/api/admin/categories/', 'goods.read'),
  filters: get('/api/admin/categories/:id/filters/', 'goods.read'),
  create: post('/api/admin/categories/', 'categories.change'),
  save: put('/api/admin/categories/:id/', 'categories.change'),
  place: put('/api/admin/categories/:id/place/', 'categories.change'),
  remove: post('/api/admin/categories/:id/removed/', 'categories.change'),
};

/** Of `given-pictures.ts`. */
export const givenPictureCalls = {
  match: post('/api/admin/pictures/matched/', 'goods.content'),
  give: post('/api/admin/pictures/given/', 'goods.content'),
};

/** Of `goods-bulk.ts`. */
export const goodsBulkCalls = {
  hold: post('/api/admin/goods/held/', 'goods.prices'),
  products: post('/api/admin/products/changed/', 'goods.content'),
};

/** Of `goods-export.ts`. */
export const goodsExportCalls = {
  export: get('/api/admin/goods/export/', 'goods.prices'),
};

/** Of `goods-views.ts`. */
export const goodsViewsCalls = {
  list: get('/api/admin/goods-views/', 'goods.read'),
  add: post('/api/admin/goods-views/', 'goods.read'),
  rename: put('/api/admin/goods-views/:id/', 'goods.read'),
  remove: del('/api/admin/goods-views/:id/', 'goods.read'),
};

/** Of `goods.ts`. */
export const goodsCalls = {
  list: get('/api/admin/goods/', 'goods.read'),
  categories: get('/api/admin/goods/categories/', 'goods.read'),
  change: put('/api/admin/goods/:id/', 'goods.stock'),
  changeMany: put('/api/admin/goods/', 'goods.stock'),
  release: post('/api/admin/goods/:id/released/', 'goods.prices'),
};

/** Of `pictures.ts`. */
export const pictureCalls = {
  add: post('/api/admin/pictures/', 'goods.content'),
};

/** Of `product-deletion.ts`. */
export const productDeletionCalls = {
  source: get('/api/admin/products/:id/deleted/', 'goods.content'),
  delete: post('/api/admin/products/:id/deleted/', 'goods.content'),
};

/** Of `products.ts`. */
export const productCalls = {
  get: get('/api/admin/products/:id/', 'goods.content'),
  create: post('/api/admin/products/', 'goods.content'),
  save: put('/api/admin/products/:id/', 'goods.content'),
  release: post('/api/admin/products/:id/released/', 'goods.content'),
  preview: post('/api/admin/products/:id/preview/', 'goods.content'),
  usual: get('/api/admin/products/attributes/', 'goods.content'),
};

/** Of `stock.ts`. */
export const stockCalls = {
  movements: get('/api/admin/stock/movements/', 'goods.read'),
  move: post('/api/admin/stock/movements/', 'goods.stock'),
  goods: post('/api/admin/stock/goods/', 'goods.read'),
  counts: get('/api/admin/stock/counts/', 'goods.stock'),
  begin: post('/api/admin/stock/counts/', 'goods.stock'),
  count: get('/api/admin/stock/counts/:id/', 'goods.stock'),
  setLine: put('/api/admin/stock/counts/:id/lines/:variant/', 'goods.stock'),
  end: post('/api/admin/stock/counts/:id/end/', 'goods.stock'),
};
