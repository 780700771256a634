import { get, put } from '../described.ts';

/** Of `keeping.ts`. */
export const keepingCalls = {
  get: get('/api/admin/keeping/', 'settings.write'),
  save: put('/api/admin/keeping/', 'settings.write', { stepUp: true }),
};
