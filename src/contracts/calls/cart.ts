/** Method and address of each call of the public API: carts. */
export const cartCalls = {
  getCart: { method: 'GET', url: '/api/orders/cart/by-cookie/' },
  replaceCart: { method: 'POST', url: '/api/orders/cart/' },
  deleteCart: { method: 'DELETE', url: '/api/orders/cart/:cartUuid/' },
} as const;
