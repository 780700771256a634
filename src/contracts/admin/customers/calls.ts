import { del, get, post } from '../described.ts';

/** Of `customers.ts`. */
export const customersCalls = {
  list: get('/api/admin/customers/', 'customers.read'),
  export: get('/api/admin/customers/export/', 'customers.export', { stepUp: true }),
  card: get('/api/admin/customers/:id/', 'customers.read'),
  of: get('/api/admin/customers/of/:part/:key/', 'customers.read'),
  note: post('/api/admin/customers/:id/notes/', 'customers.change'),
  removeNote: del('/api/admin/customers/:id/notes/:note/', 'customers.change'),
  joining: get('/api/admin/customers/:id/joining/:other/', 'customers.change'),
  join: post('/api/admin/customers/:id/joins/', 'customers.change'),
  separate: post('/api/admin/customers/:id/joins/:join/undo/', 'customers.change'),
  obstacles: get('/api/admin/customers/:id/erasing/', 'customers.erase'),
  erase: post('/api/admin/customers/:id/erasing/', 'customers.erase', { stepUp: true }),
  act: get('/api/admin/erasures/:id/', 'customers.read'),
};
