/** Method and address of each call of the public API: invoices of an order. */
export const orderInvoicesCalls = {
  get: { method: 'GET', url: '/api/orders/t/:token/invoices/' },
  paper: { method: 'GET', url: '/api/orders/t/:token/invoices/:invoice/pdf/' },
  getOwn: { method: 'GET', url: '/api/orders/history/:id/invoices/' },
  paperOwn: { method: 'GET', url: '/api/orders/history/:id/invoices/:invoice/' },
} as const;
