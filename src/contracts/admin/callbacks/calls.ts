import type { Calls } from '../endpoint.ts';

/** Of `callbacks.ts`. */
export const callsCalls = {
  list: { method: 'GET', url: '/api/admin/callbacks/', config: { access: 'callbacks.read' } },
  take: { method: 'PUT', url: '/api/admin/callbacks/:id/', config: { access: 'callbacks.change' } },
  record: {
    method: 'POST',
    url: '/api/admin/callbacks/:id/calls/',
    config: { access: 'callbacks.change' },
  },
} as const satisfies Calls;
