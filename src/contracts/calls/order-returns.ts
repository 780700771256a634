/** Method and address of each call of the public API: returns of an order by its link. */
export const orderReturnsCalls = {
  get: { method: 'GET', url: '/api/orders/t/:token/returns/' },
  getOwn: { method: 'GET', url: '/api/orders/history/:id/returns/' },
  ask: { method: 'POST', url: '/api/orders/t/:token/returns/' },
  withdraw: { method: 'POST', url: '/api/orders/t/:token/returns/:id/withdraw/' },
  addPhotograph: {
    method: 'PUT',
    url: '/api/orders/t/:token/returns/:id/photographs/:photograph/',
  },
  photograph: { method: 'GET', url: '/api/orders/t/:token/returns/:id/photographs/:photograph/' },
} as const;
