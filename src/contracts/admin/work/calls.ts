import { del, get, post, put } from '../described.ts';

/** Of `demo.ts`. */
export const demoCalls = {
  remove: del('/api/admin/demo/', 'demo.remove'),
};

/** Of `events.ts`. */
export const eventsCalls = {
  open: get('/api/admin/events/', 'staff'),
};

/** Of `first-steps.ts`. */
export const firstStepsCalls = {
  get: get('/api/admin/first-steps/', 'settings.write'),
  leave: put('/api/admin/first-steps/:step/', 'settings.write'),
};

/** Of `handbook.ts`. */
export const handbookCalls = {
  get: get('/api/admin/handbook/', 'staff'),
};

/** Of `server.ts`. */
export const serverCalls = {
  get: get('/api/admin/server/', 'settings.write'),
  tryLetter: post('/api/admin/server/letter/', 'settings.write'),
};

/** Of `letters.ts`. */
export const lettersCalls = {
  list: get('/api/admin/letters/', 'customers.read'),
  retry: post('/api/admin/letters/:queue/:id/retry/', 'orders.change'),
};

/** Of `readiness.ts`. */
export const readinessCalls = {
  get: get('/api/admin/readiness/', 'settings.write'),
};

/** Of `today.ts`. */
export const todayCalls = {
  get: get('/api/admin/today/', 'staff'),
};
