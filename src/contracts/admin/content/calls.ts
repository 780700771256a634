import type { Calls } from '../endpoint.ts';

/** Of `documents.ts`. */
export const documentsCalls = {
  list: { method: 'GET', url: '/api/admin/documents/', config: { access: 'content.read' } },
  version: {
    method: 'GET',
    url: '/api/admin/documents/:kind/:version/',
    config: { access: 'content.read' },
  },
  publish: {
    method: 'POST',
    url: '/api/admin/documents/:kind/',
    config: { access: 'settings.write' },
  },
} as const satisfies Calls;

/** Of `home.ts`. */
export const homeCalls = {
  get: { method: 'GET', url: '/api/admin/home/', config: { access: 'content.read' } },
  save: { method: 'PUT', url: '/api/admin/home/', config: { access: 'content.write' } },
  versions: { method: 'GET', url: '/api/admin/home/versions/', config: { access: 'content.read' } },
  restore: {
    method: 'POST',
    url: '/api/admin/home/versions/:id/restored/',
    config: { access: 'content.write' },
  },
  upload: {
    method: 'POST',
    url: '/api/admin/content-pictures/',
    config: { access: 'content.write' },
  },
} as const satisfies Calls;

/** Of `pages.ts`. */
export const pagesCalls = {
  list: { method: 'GET', url: '/api/admin/pages/', config: { access: 'content.read' } },
  get: { method: 'GET', url: '/api/admin/pages/:slug/', config: { access: 'content.read' } },
  create: { method: 'POST', url: '/api/admin/pages/', config: { access: 'content.write' } },
  save: { method: 'PUT', url: '/api/admin/pages/:slug/', config: { access: 'content.write' } },
  remove: { method: 'DELETE', url: '/api/admin/pages/:slug/', config: { access: 'content.write' } },
  former: {
    method: 'GET',
    url: '/api/admin/pages/:slug/former/',
    config: { access: 'content.read' },
  },
  removeFormer: {
    method: 'DELETE',
    url: '/api/admin/pages/:slug/former/:former/',
    config: { access: 'content.write' },
  },
  order: { method: 'PUT', url: '/api/admin/page-order/', config: { access: 'content.write' } },
  versions: {
    method: 'GET',
    url: '/api/admin/pages/:slug/versions/',
    config: { access: 'content.read' },
  },
  version: {
    method: 'GET',
    url: '/api/admin/page-versions/:id/',
    config: { access: 'content.read' },
  },
  restore: {
    method: 'POST',
    url: '/api/admin/page-versions/:id/restored/',
    config: { access: 'content.write' },
  },
} as const satisfies Calls;

/** Of `previews.ts`. */
export const previewsCalls = {
  show: { method: 'POST', url: '/api/admin/previews/', config: { access: 'content.write' } },
} as const satisfies Calls;

/** Of `redirects.ts`. */
export const redirectsCalls = {
  list: { method: 'GET', url: '/api/admin/redirects/', config: { access: 'content.read' } },
  save: { method: 'POST', url: '/api/admin/redirects/', config: { access: 'content.write' } },
  remove: {
    method: 'POST',
    url: '/api/admin/redirects/removed/',
    config: { access: 'content.write' },
  },
} as const satisfies Calls;

/** Of `searches.ts`. */
export const searchesCalls = {
  list: { method: 'GET', url: '/api/admin/searches/', config: { access: 'content.read' } },
} as const satisfies Calls;

/** Of `seller.ts`. */
export const sellerCalls = {
  get: { method: 'GET', url: '/api/admin/seller/', config: { access: 'orders.read' } },
} as const satisfies Calls;

/** Of `shop.ts`. */
export const shopCalls = {
  get: { method: 'GET', url: '/api/admin/shop/', config: { access: 'content.read' } },
  characteristics: {
    method: 'GET',
    url: '/api/admin/shop/characteristics/',
    config: { access: 'goods.read' },
  },
  save: { method: 'PUT', url: '/api/admin/shop/', config: { access: 'content.write' } },
  colours: { method: 'POST', url: '/api/admin/shop/colours/', config: { access: 'content.read' } },
  versions: { method: 'GET', url: '/api/admin/shop/versions/', config: { access: 'content.read' } },
  restore: {
    method: 'POST',
    url: '/api/admin/shop/versions/:id/restored/',
    config: { access: 'settings.write' },
  },
  logo: { method: 'POST', url: '/api/admin/shop/logo/', config: { access: 'settings.write' } },
  logoFile: {
    method: 'GET',
    url: '/api/admin/shop/logo/:file/',
    config: { access: 'content.read' },
  },
  removeLogo: {
    method: 'DELETE',
    url: '/api/admin/shop/logo/',
    config: { access: 'settings.write' },
  },
} as const satisfies Calls;
