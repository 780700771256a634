import { get } from '../described.ts';

/** Of `sales.ts`. */
export const salesCalls = {
  read: get('/api/admin/reports/sales/', 'reports.read'),
  export: get('/api/admin/reports/sales/export/', 'reports.read', { stepUp: true }),
};

/** Of `register.ts`. */
export const registerCalls = {
  days: get('/api/admin/reports/register/days/', 'reports.read'),
  rows: get('/api/admin/reports/register/rows/', 'reports.read'),
  export: get('/api/admin/reports/register/export/', 'reports.read', { stepUp: true }),
};
