/** Method and address of each call of the public API: an order that the shop has written down for its customer. */
export const toldOrderCalls = {
  get: { method: 'GET', url: '/api/orders/told/:token/' },
  place: { method: 'POST', url: '/api/orders/told/:token/' },
} as const;
