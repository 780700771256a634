/** Method and address of each call of the public API: wishlists. */
export const wishlistCalls = {
  list: { method: 'GET', url: '/api/wishlist/' },
  add: { method: 'POST', url: '/api/wishlist/' },
  remove: { method: 'DELETE', url: '/api/wishlist/:id/' },
  clear: { method: 'POST', url: '/api/wishlist/clear/' },
  merge: { method: 'POST', url: '/api/wishlist/merge/' },
  bulkUpdate: { method: 'PUT', url: '/api/wishlist/bulk-update/' },
} as const;
