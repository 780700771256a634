import { del, get, post, put } from '../described.ts';

/** Of `order-bulk.ts`. */
export const orderBulkCalls = {
  change: post('/api/admin/orders/bulk/', 'orders.change'),
  undo: post('/api/admin/orders/bulk/undo/', 'orders.change'),
};

/** Of `order-export.ts`. */
export const orderExportCalls = {
  export: get('/api/admin/orders/export/', 'customers.export', { stepUp: true }),
};

/** Of `order-company.ts`. */
export const orderCompanyCalls = {
  get: get('/api/admin/orders/:number/company/', 'customers.read'),
  save: put('/api/admin/orders/:number/company/', 'orders.money'),
  remove: del('/api/admin/orders/:number/company/', 'orders.money'),
};

/** Of `order-drafts.ts`. */
export const orderDraftCalls = {
  list: get('/api/admin/order-drafts/', 'orders.money'),
  get: get('/api/admin/order-drafts/:id/', 'orders.money'),
  create: post('/api/admin/order-drafts/', 'orders.money'),
  save: put('/api/admin/order-drafts/:id/', 'orders.money'),
  remove: del('/api/admin/order-drafts/:id/', 'orders.money'),
  place: post('/api/admin/order-drafts/:id/placed/', 'orders.money'),
  link: post('/api/admin/order-drafts/:id/link/', 'orders.money'),
  quote: post('/api/admin/order-drafts/quote/', 'orders.money'),
  towns: get('/api/admin/order-drafts/towns/', 'orders.money'),
  places: get('/api/admin/order-drafts/places/', 'orders.money'),
};

/** Of `order-views.ts`. */
export const orderViewsCalls = {
  list: get('/api/admin/order-views/', 'orders.read'),
  add: post('/api/admin/order-views/', 'orders.read'),
  rename: put('/api/admin/order-views/:id/', 'orders.read'),
  remove: del('/api/admin/order-views/:id/', 'orders.read'),
};

/** Of `route.ts`. */
export const routeCalls = {
  get: get('/api/admin/route/', 'orders.read'),
  arrange: put('/api/admin/route/', 'orders.change'),
};

/** Of `order-work.ts`. */
export const orderWorkCalls = {
  note: post('/api/admin/orders/:number/notes/', 'orders.change'),
  call: post('/api/admin/orders/:number/calls/', 'orders.change'),
  tags: put('/api/admin/orders/:number/tags/', 'orders.change'),
  plan: put('/api/admin/orders/:number/plan/', 'orders.change'),
  promise: put('/api/admin/orders/:number/promise/', 'orders.change'),
  line: put('/api/admin/orders/:number/lines/:position/', 'orders.change'),
  charge: put('/api/admin/orders/:number/charges/:kind/', 'orders.money'),
  goods: put('/api/admin/orders/:number/goods/', 'orders.money'),
  offer: put('/api/admin/orders/:number/offer/', 'orders.money'),
  undo: post('/api/admin/orders/:number/undo/', 'orders.change'),
  customerView: get('/api/admin/orders/:number/customer/', 'customers.read'),
  pageLink: post('/api/admin/orders/:number/link/', 'orders.money'),
  knownTags: get('/api/admin/order-tags/', 'orders.read'),
};

/** Of `shipment.ts`. */
export const shipmentCalls = {
  get: get('/api/admin/orders/:number/shipment/', 'orders.read'),
  give: post('/api/admin/orders/:number/shipment/', 'orders.change'),
  look: post('/api/admin/orders/:number/shipment/look/', 'orders.change'),
  settle: post('/api/admin/orders/:number/shipment/settled/', 'orders.change'),
};

/** Of `orders.ts`. */
export const ordersCalls = {
  list: get('/api/admin/orders/', 'orders.read'),
  get: get('/api/admin/orders/:number/', 'orders.read'),
  change: put('/api/admin/orders/:number/', 'orders.change'),
};

/** Of `order-paying.ts`. */
export const orderPayingCalls = {
  get: get('/api/admin/orders/:number/paying/', 'payments.read'),
  sendLink: post('/api/admin/orders/:number/paying/link/', 'payments.manual'),
  holdGoods: put('/api/admin/orders/:number/paying/goods/', 'payments.manual'),
};
