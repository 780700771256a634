import { del, get, post, put } from '../described.ts';

/** Of `delivery.ts`. */
export const deliveryTermsCalls = {
  get: get('/api/admin/delivery/', 'content.read'),
  save: put('/api/admin/delivery/', 'settings.write'),
  try: post('/api/admin/delivery/tries/', 'content.read'),
};

/** Of `carrier.ts`. */
export const carrierCalls = {
  get: get('/api/admin/delivery/carrier/', 'settings.write'),
  save: put('/api/admin/delivery/carrier/', 'settings.write', { stepUp: true }),
  remove: del('/api/admin/delivery/carrier/', 'settings.write', { stepUp: true }),
  check: post('/api/admin/delivery/carrier/check/', 'settings.write'),
};

/** Of `addresses.ts`. */
export const addressServiceCalls = {
  get: get('/api/admin/delivery/addresses/', 'settings.write'),
  save: put('/api/admin/delivery/addresses/', 'settings.write', { stepUp: true }),
  remove: del('/api/admin/delivery/addresses/', 'settings.write', { stepUp: true }),
  check: post('/api/admin/delivery/addresses/check/', 'settings.write'),
};

/** Of `companies.ts`. */
export const companyCalls = {
  find: get('/api/admin/companies/:inn/', 'orders.money'),
};
