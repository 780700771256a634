import { get } from '../described.ts';

/** Of `register.ts`. */
export const registerCalls = {
  days: get('/api/admin/reports/register/days/', 'reports.read'),
  rows: get('/api/admin/reports/register/rows/', 'reports.read'),
  export: get('/api/admin/reports/register/export/', 'reports.read', { stepUp: true }),
};
