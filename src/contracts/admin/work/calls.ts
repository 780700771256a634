import type { Calls } from '../endpoint.ts';

/** Of `demo.ts`. */
export const demoCalls = {
  remove: { method: 'DELETE', url: '/api/admin/demo/', config: { access: 'demo.remove' } },
} as const satisfies Calls;

/** Of `events.ts`. */
export const eventsCalls = {
  open: { method: 'GET', url: '/api/admin/events/', config: { access: 'staff' } },
} as const satisfies Calls;

/** Of `first-steps.ts`. */
export const firstStepsCalls = {
  get: { method: 'GET', url: '/api/admin/first-steps/', config: { access: 'settings.write' } },
  leave: {
    method: 'PUT',
    url: '/api/admin/first-steps/:step/',
    config: { access: 'settings.write' },
  },
} as const satisfies Calls;

/** Of `letters.ts`. */
export const lettersCalls = {
  list: { method: 'GET', url: '/api/admin/letters/', config: { access: 'customers.read' } },
  retry: {
    method: 'POST',
    url: '/api/admin/letters/:queue/:id/retry/',
    config: { access: 'orders.change' },
  },
} as const satisfies Calls;

/** Of `readiness.ts`. */
export const readinessCalls = {
  get: { method: 'GET', url: '/api/admin/readiness/', config: { access: 'settings.write' } },
} as const satisfies Calls;

/** Of `today.ts`. */
export const todayCalls = {
  get: { method: 'GET', url: '/api/admin/today/', config: { access: 'staff' } },
} as const satisfies Calls;
