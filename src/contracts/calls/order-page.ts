/** Method and address of each call of the public API: the page of an order by its link. */
export const orderPageCalls = {
  makeLink: { method: 'POST', url: '/api/orders/history/:id/link/' },
  getPage: { method: 'GET', url: '/api/orders/t/:token/' },
  cancel: { method: 'POST', url: '/api/orders/t/:token/cancel/' },
  find: { method: 'POST', url: '/api/orders/find/' },
} as const;
