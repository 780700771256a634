/** Method and address of each call of the public API: receipts of an order. */
export const orderReceiptsCalls = {
  get: { method: 'GET', url: '/api/orders/t/:token/receipts/' },
  getOwn: { method: 'GET', url: '/api/orders/history/:id/receipts/' },
} as const;
