import { get, post, put } from '../described.ts';

/** Of `delivery.ts`. */
export const deliveryTermsCalls = {
  get: get('/api/admin/delivery/', 'content.read'),
  save: put('/api/admin/delivery/', 'settings.write'),
  try: post('/api/admin/delivery/tries/', 'content.read'),
};
