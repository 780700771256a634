import { del, get, post, put } from '../described.ts';

/** Of `order-payments.ts`. */
export const orderPaymentsCalls = {
  list: get('/api/admin/orders/:number/payments/', 'payments.read'),
  note: post('/api/admin/orders/:number/payments/', 'payments.manual'),
  giveBack: post('/api/admin/orders/:number/payments/give-back/', 'payments.manual'),
  takeBack: post('/api/admin/orders/:number/payments/:id/take-back/', 'payments.manual'),
  takeBackRefund: post(
    '/api/admin/orders/:number/payments/:id/refunds/:refund/take-back/',
    'payments.manual',
  ),
};

/** Of `online-payments.ts`. */
export const onlinePaymentsCalls = {
  check: post('/api/admin/orders/:number/payments/:id/check/', 'payments.read'),
  refund: post('/api/admin/orders/:number/payments/:id/refund/', 'payments.refund', {
    stepUp: true,
  }),
  qr: post('/api/admin/orders/:number/payments/qr/', 'payments.manual'),
  settle: post('/api/admin/orders/:number/payments/:id/settled/', 'payments.manual'),
};

/** Of `paying-terms.ts`. */
export const payingTermsCalls = {
  get: get('/api/admin/payments/terms/', 'payments.settings'),
  save: put('/api/admin/payments/terms/', 'payments.settings'),
};

/** Of `providers.ts`. */
export const paymentProvidersCalls = {
  list: get('/api/admin/payments/providers/', 'payments.settings'),
  save: put('/api/admin/payments/providers/:name/', 'payments.settings', { stepUp: true }),
  turn: put('/api/admin/payments/providers/:name/on/', 'payments.settings', { stepUp: true }),
  remove: del('/api/admin/payments/providers/:name/', 'payments.settings', { stepUp: true }),
  check: post('/api/admin/payments/providers/:name/check/', 'payments.settings'),
};

/** Of `money.ts`. */
export const moneyCalls = {
  list: get('/api/admin/money/', 'payments.read'),
  export: get('/api/admin/money/export/', 'payments.read', { stepUp: true }),
};

/** Of `receipts.ts`. */
export const receiptsCalls = {
  ofOrder: get('/api/admin/orders/:number/receipts/', 'payments.read'),
  repeat: post('/api/admin/orders/:number/receipts/:id/repeat/', 'payments.manual'),
  note: post('/api/admin/orders/:number/receipts/:id/noted/', 'payments.manual'),
  correct: put('/api/admin/orders/:number/receipts/:id/noted/', 'payments.manual'),
};

/** Of `receipt-settings.ts`. */
export const receiptSettingsCalls = {
  get: get('/api/admin/payments/receipts/', 'payments.settings'),
  saveTill: put('/api/admin/payments/receipts/tills/:name/', 'payments.settings', { stepUp: true }),
  addTerms: post('/api/admin/payments/receipts/taxes/', 'payments.settings', { stepUp: true }),
  changeTerms: put('/api/admin/payments/receipts/taxes/', 'payments.settings', { stepUp: true }),
  removeTerms: del('/api/admin/payments/receipts/taxes/:day/', 'payments.settings', {
    stepUp: true,
  }),
};

/** Of `invoices.ts`. */
export const invoicesCalls = {
  list: get('/api/admin/orders/:number/invoices/', 'orders.money'),
  make: post('/api/admin/orders/:number/invoices/', 'orders.money'),
  paper: get('/api/admin/invoices/:invoice/pdf/', 'orders.money'),
  send: post('/api/admin/invoices/:invoice/letter/', 'orders.money'),
  notePaid: post('/api/admin/orders/:number/invoices/:invoice/paid/', 'payments.manual'),
};

/** Of `bank-details.ts`. */
export const bankDetailsCalls = {
  get: get('/api/admin/payments/bank/', 'payments.settings'),
  save: put('/api/admin/payments/bank/', 'payments.settings', { stepUp: true }),
};
