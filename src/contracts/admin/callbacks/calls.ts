import { get, post, put } from '../described.ts';

/** Of `callbacks.ts`. */
export const callsCalls = {
  list: get('/api/admin/callbacks/', 'callbacks.read'),
  take: put('/api/admin/callbacks/:id/', 'callbacks.change'),
  record: post('/api/admin/callbacks/:id/calls/', 'callbacks.change'),
};
