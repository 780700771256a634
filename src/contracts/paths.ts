/** The page that says to the owner, on the machine of the shop, what it lacks before it opens. */
export const OPENING_PAGE = '/opening';

/** Paths of the public API (spec section 7), in the pattern syntax of Fastify and of `generatePath`. */
export const apiPaths = {
  categories: '/api/category/',
  category: '/api/category/:slug/',
  products: '/api/products/',
  facets: '/api/products/facets/',
  product: '/api/products/:idOrSlug/',
  similar: '/api/products/:idOrSlug/similar/',
  newProducts: '/api/new_products/',
  siteSettings: '/callback/site-settings/',
  textPage: '/api/pages/:slug/',
  callbackRequest: '/callback/request/',
  cart: '/api/orders/cart/',
  cartByCookie: '/api/orders/cart/by-cookie/',
  cartByUuid: '/api/orders/cart/:cartUuid/',
  orderCreate: '/api/orders/order-create/',
  orderHistory: '/api/orders/history/',
  orderDetails: '/api/orders/history/:id/',
  orderCancel: '/api/orders/history/:id/cancel/',
  orderLink: '/api/orders/history/:id/link/',
  orderPage: '/api/orders/t/:token/',
  orderPageCancel: '/api/orders/t/:token/cancel/',
  orderFind: '/api/orders/find/',
  wishlist: '/api/wishlist/',
  wishlistEntry: '/api/wishlist/:id/',
  wishlistClear: '/api/wishlist/clear/',
  wishlistMerge: '/api/wishlist/merge/',
  wishlistBulkUpdate: '/api/wishlist/bulk-update/',
  telemetry: '/api/telemetry/collect/',
  searches: '/api/telemetry/searches/',
} as const;

/** Pages that letters and answers of the API name. */
export const pagePaths = { order: '/orders/t/:token', findOrder: '/orders/find' } as const;

/** Paths of the dj-rest-auth endpoints, with the prefix that spec section 7 gives each. */
export const authPaths = {
  login: '/api/dj-rest-auth/login/',
  registration: '/api/dj-rest-auth/registration/',
  verifyEmail: '/api/dj-rest-auth/registration/verify-email/',
  logout: '/api/dj-rest-auth/logout/',
  user: '/api/dj-rest-auth/user/',
  profile: '/api/dj-rest-auth/profile/',
  ordersLetter: '/api/dj-rest-auth/orders/letter/',
  ordersJoin: '/api/dj-rest-auth/orders/join/',
  sessions: '/api/dj-rest-auth/sessions/',
  session: '/api/dj-rest-auth/sessions/:id/',
  revert: '/api/dj-rest-auth/revert/',
  refresh: '/dj-rest-auth/token/refresh/',
  passwordChange: '/dj-rest-auth/password/change/',
  email: '/dj-rest-auth/email/',
  passwordReset: '/dj-rest-auth/password/reset/',
  passwordResetConfirm: '/dj-rest-auth/password/reset/confirm/',
} as const;

/** The same endpoint under the other prefix: every auth endpoint exists under both. */
export const otherAuthPath = (path: string): string =>
  path.startsWith('/api/') ? path.slice('/api'.length) : `/api${path}`;
