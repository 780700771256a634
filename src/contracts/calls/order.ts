/** Method and address of each call of the public API: orders. */
export const orderCalls = {
  createOrder: { method: 'POST', url: '/api/orders/order-create/' },
  listOrders: { method: 'GET', url: '/api/orders/history/' },
  getOrder: { method: 'GET', url: '/api/orders/history/:id/' },
  cancelOrder: { method: 'POST', url: '/api/orders/history/:id/cancel/' },
} as const;
