/** Method and address of each call of the public API: the hours in which an order comes. */
export const orderSlotCalls = {
  get: { method: 'GET', url: '/api/orders/t/:token/slot/' },
  choose: { method: 'PUT', url: '/api/orders/t/:token/slot/' },
  getOwn: { method: 'GET', url: '/api/orders/history/:id/slot/' },
  chooseOwn: { method: 'PUT', url: '/api/orders/history/:id/slot/' },
} as const;
