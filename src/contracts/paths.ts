/** Addresses of the public API (spec section 7), in the pattern form that Fastify and `generatePath` share. */
export const apiPaths = {
  categories: '/api/category/',
  category: '/api/category/:slug/',
  products: '/api/products/',
  product: '/api/products/:idOrSlug/',
  newProducts: '/api/new_products/',
  siteSettings: '/callback/site-settings/',
  cart: '/api/orders/cart/',
  cartByCookie: '/api/orders/cart/by-cookie/',
  cartByUuid: '/api/orders/cart/:cartUuid/',
  orderCreate: '/api/orders/order-create/',
  telemetry: '/api/telemetry/collect/',
} as const;
