import type { Calls } from '../endpoint.ts';

/** Of `asked-prices.ts`. */
export const askedPricesCalls = {
  list: { method: 'GET', url: '/api/admin/imports/prices/', config: { access: 'imports.read' } },
  answer: {
    method: 'POST',
    url: '/api/admin/imports/prices/',
    config: { access: 'imports.change' },
  },
} as const satisfies Calls;

/** Of `categories.ts`. */
export const categoryCalls = {
  list: { method: 'GET', url: '/api/admin/categories/', config: { access: 'goods.read' } },
  filters: {
    method: 'GET',
    url: '/api/admin/categories/:id/filters/',
    config: { access: 'goods.read' },
  },
  create: {
    method: 'POST',
    url: '/api/admin/categories/',
    config: { access: 'categories.change' },
  },
  save: {
    method: 'PUT',
    url: '/api/admin/categories/:id/',
    config: { access: 'categories.change' },
  },
  place: {
    method: 'PUT',
    url: '/api/admin/categories/:id/place/',
    config: { access: 'categories.change' },
  },
  remove: {
    method: 'POST',
    url: '/api/admin/categories/:id/removed/',
    config: { access: 'categories.change' },
  },
} as const satisfies Calls;

/** Of `given-pictures.ts`. */
export const givenPictureCalls = {
  match: {
    method: 'POST',
    url: '/api/admin/pictures/matched/',
    config: { access: 'goods.content' },
  },
  give: { method: 'POST', url: '/api/admin/pictures/given/', config: { access: 'goods.content' } },
} as const satisfies Calls;

/** Of `goods-export.ts`. */
export const goodsExportCalls = {
  export: { method: 'GET', url: '/api/admin/goods/export/', config: { access: 'goods.prices' } },
} as const satisfies Calls;

/** Of `goods-views.ts`. */
export const goodsViewsCalls = {
  list: { method: 'GET', url: '/api/admin/goods-views/', config: { access: 'goods.read' } },
  add: { method: 'POST', url: '/api/admin/goods-views/', config: { access: 'goods.read' } },
  rename: { method: 'PUT', url: '/api/admin/goods-views/:id/', config: { access: 'goods.read' } },
  remove: {
    method: 'DELETE',
    url: '/api/admin/goods-views/:id/',
    config: { access: 'goods.read' },
  },
} as const satisfies Calls;

/** Of `goods.ts`. */
export const goodsCalls = {
  list: { method: 'GET', url: '/api/admin/goods/', config: { access: 'goods.read' } },
  categories: {
    method: 'GET',
    url: '/api/admin/goods/categories/',
    config: { access: 'goods.read' },
  },
  change: { method: 'PUT', url: '/api/admin/goods/:id/', config: { access: 'goods.stock' } },
  changeMany: { method: 'PUT', url: '/api/admin/goods/', config: { access: 'goods.stock' } },
  release: {
    method: 'POST',
    url: '/api/admin/goods/:id/released/',
    config: { access: 'goods.prices' },
  },
} as const satisfies Calls;

/** Of `pictures.ts`. */
export const pictureCalls = {
  add: { method: 'POST', url: '/api/admin/pictures/', config: { access: 'goods.content' } },
} as const satisfies Calls;

/** Of `product-deletion.ts`. */
export const productDeletionCalls = {
  source: {
    method: 'GET',
    url: '/api/admin/products/:id/deleted/',
    config: { access: 'goods.content' },
  },
  delete: {
    method: 'POST',
    url: '/api/admin/products/:id/deleted/',
    config: { access: 'goods.content' },
  },
} as const satisfies Calls;

/** Of `products.ts`. */
export const productCalls = {
  get: { method: 'GET', url: '/api/admin/products/:id/', config: { access: 'goods.content' } },
  create: { method: 'POST', url: '/api/admin/products/', config: { access: 'goods.content' } },
  save: { method: 'PUT', url: '/api/admin/products/:id/', config: { access: 'goods.content' } },
  release: {
    method: 'POST',
    url: '/api/admin/products/:id/released/',
    config: { access: 'goods.content' },
  },
  preview: {
    method: 'POST',
    url: '/api/admin/products/:id/preview/',
    config: { access: 'goods.content' },
  },
  usual: {
    method: 'GET',
    url: '/api/admin/products/attributes/',
    config: { access: 'goods.content' },
  },
} as const satisfies Calls;

/** Of `stock.ts`. */
export const stockCalls = {
  movements: {
    method: 'GET',
    url: '/api/admin/stock/movements/',
    config: { access: 'goods.read' },
  },
  move: { method: 'POST', url: '/api/admin/stock/movements/', config: { access: 'goods.stock' } },
  goods: { method: 'POST', url: '/api/admin/stock/goods/', config: { access: 'goods.read' } },
  counts: { method: 'GET', url: '/api/admin/stock/counts/', config: { access: 'goods.stock' } },
  begin: { method: 'POST', url: '/api/admin/stock/counts/', config: { access: 'goods.stock' } },
  count: { method: 'GET', url: '/api/admin/stock/counts/:id/', config: { access: 'goods.stock' } },
  setLine: {
    method: 'PUT',
    url: '/api/admin/stock/counts/:id/lines/:variant/',
    config: { access: 'goods.stock' },
  },
  end: {
    method: 'POST',
    url: '/api/admin/stock/counts/:id/end/',
    config: { access: 'goods.stock' },
  },
} as const satisfies Calls;
