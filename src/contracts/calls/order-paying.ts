/** Method and address of each call of the public API: paying an order online. */
export const orderPayingCalls = {
  terms: { method: 'GET', url: '/api/orders/paying-terms/' },
  get: { method: 'GET', url: '/api/orders/t/:token/paying/' },
  pay: { method: 'POST', url: '/api/orders/t/:token/paying/' },
  play: { method: 'POST', url: '/api/orders/t/:token/test-payment/' },
  check: { method: 'POST', url: '/api/payments/:id/check/' },
} as const;
