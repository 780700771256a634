import { del, get, post, put } from '../described.ts';

/** Of `documents.ts`. */
export const documentsCalls = {
  list: get('/api/admin/documents/', 'content.read'),
  version: get('/api/admin/documents/:kind/:version/', 'content.read'),
  publish: post('/api/admin/documents/:kind/', 'settings.write'),
  withdraw: post('/api/admin/documents/:kind/:version/withdrawn/', 'settings.write'),
};

/** Of `home.ts`. */
export const homeCalls = {
  get: get('/api/admin/home/', 'content.read'),
  save: put('/api/admin/home/', 'content.write'),
  versions: get('/api/admin/home/versions/', 'content.read'),
  restore: post('/api/admin/home/versions/:id/restored/', 'content.write'),
  upload: post('/api/admin/content-pictures/', 'content.write'),
};

/** Of `pages.ts`. */
export const pagesCalls = {
  list: get('/api/admin/pages/', 'content.read'),
  get: get('/api/admin/pages/:slug/', 'content.read'),
  create: post('/api/admin/pages/', 'content.write'),
  save: put('/api/admin/pages/:slug/', 'content.write'),
  remove: del('/api/admin/pages/:slug/', 'content.write'),
  former: get('/api/admin/pages/:slug/former/', 'content.read'),
  removeFormer: del('/api/admin/pages/:slug/former/:former/', 'content.write'),
  order: put('/api/admin/page-order/', 'content.write'),
  versions: get('/api/admin/pages/:slug/versions/', 'content.read'),
  version: get('/api/admin/page-versions/:id/', 'content.read'),
  restore: post('/api/admin/page-versions/:id/restored/', 'content.write'),
};

/** Of `previews.ts`. */
export const previewsCalls = {
  show: post('/api/admin/previews/', 'content.write'),
};

/** Of `redirects.ts`. */
export const redirectsCalls = {
  list: get('/api/admin/redirects/', 'content.read'),
  save: post('/api/admin/redirects/', 'content.write'),
  remove: post('/api/admin/redirects/removed/', 'content.write'),
};

/** Of `searches.ts`. */
export const searchesCalls = {
  list: get('/api/admin/searches/', 'content.read'),
};

/** Of `seller.ts`. */
export const sellerCalls = {
  get: get('/api/admin/seller/', 'orders.read'),
};

/** Of `shop.ts`. */
export const shopCalls = {
  get: get('/api/admin/shop/', 'content.read'),
  characteristics: get('/api/admin/shop/characteristics/', 'goods.read'),
  goods: get('/api/admin/shop/goods/', 'content.read'),
  save: put('/api/admin/shop/', 'content.write'),
  colours: post('/api/admin/shop/colours/', 'content.read'),
  versions: get('/api/admin/shop/versions/', 'content.read'),
  restore: post('/api/admin/shop/versions/:id/restored/', 'settings.write'),
  logo: post('/api/admin/shop/logo/', 'settings.write'),
  logoFile: get('/api/admin/shop/logo/:file/', 'content.read'),
  removeLogo: del('/api/admin/shop/logo/', 'settings.write'),
};
