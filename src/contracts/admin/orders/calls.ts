import type { Calls } from '../endpoint.ts';

/** Of `order-bulk.ts`. */
export const orderBulkCalls = {
  change: { method: 'POST', url: '/api/admin/orders/bulk/', config: { access: 'orders.change' } },
  undo: {
    method: 'POST',
    url: '/api/admin/orders/bulk/undo/',
    config: { access: 'orders.change' },
  },
} as const satisfies Calls;

/** Of `order-export.ts`. */
export const orderExportCalls = {
  export: {
    method: 'GET',
    url: '/api/admin/orders/export/',
    config: { access: 'customers.export', stepUp: true },
  },
} as const satisfies Calls;

/** Of `order-views.ts`. */
export const orderViewsCalls = {
  list: { method: 'GET', url: '/api/admin/order-views/', config: { access: 'orders.read' } },
  add: { method: 'POST', url: '/api/admin/order-views/', config: { access: 'orders.read' } },
  rename: { method: 'PUT', url: '/api/admin/order-views/:id/', config: { access: 'orders.read' } },
  remove: {
    method: 'DELETE',
    url: '/api/admin/order-views/:id/',
    config: { access: 'orders.read' },
  },
} as const satisfies Calls;

/** Of `order-work.ts`. */
export const orderWorkCalls = {
  note: {
    method: 'POST',
    url: '/api/admin/orders/:number/notes/',
    config: { access: 'orders.change' },
  },
  call: {
    method: 'POST',
    url: '/api/admin/orders/:number/calls/',
    config: { access: 'orders.change' },
  },
  tags: {
    method: 'PUT',
    url: '/api/admin/orders/:number/tags/',
    config: { access: 'orders.change' },
  },
  plan: {
    method: 'PUT',
    url: '/api/admin/orders/:number/plan/',
    config: { access: 'orders.change' },
  },
  line: {
    method: 'PUT',
    url: '/api/admin/orders/:number/lines/:position/',
    config: { access: 'orders.change' },
  },
  undo: {
    method: 'POST',
    url: '/api/admin/orders/:number/undo/',
    config: { access: 'orders.change' },
  },
  customerView: {
    method: 'GET',
    url: '/api/admin/orders/:number/customer/',
    config: { access: 'customers.read' },
  },
  knownTags: { method: 'GET', url: '/api/admin/order-tags/', config: { access: 'orders.read' } },
} as const satisfies Calls;

/** Of `orders.ts`. */
export const ordersCalls = {
  list: { method: 'GET', url: '/api/admin/orders/', config: { access: 'orders.read' } },
  get: { method: 'GET', url: '/api/admin/orders/:number/', config: { access: 'orders.read' } },
  change: { method: 'PUT', url: '/api/admin/orders/:number/', config: { access: 'orders.change' } },
} as const satisfies Calls;
