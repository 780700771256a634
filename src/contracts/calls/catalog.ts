/** Method and address of each call of the public API: the catalogue. */
export const catalogCalls = {
  listCategories: { method: 'GET', url: '/api/category/' },
  getCategory: { method: 'GET', url: '/api/category/:slug/' },
  listProducts: { method: 'GET', url: '/api/products/' },
  getFacets: { method: 'GET', url: '/api/products/facets/' },
  getProduct: { method: 'GET', url: '/api/products/:idOrSlug/' },
  listSimilar: { method: 'GET', url: '/api/products/:idOrSlug/similar/' },
  listCompanions: { method: 'GET', url: '/api/products/:idOrSlug/companions/' },
  listNewProducts: { method: 'GET', url: '/api/new_products/' },
} as const;
