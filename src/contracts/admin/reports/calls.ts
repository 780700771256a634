import { get, post } from '../described.ts';

/** Of `compare.ts`. */
export const compareCalls = {
  look: post('/api/admin/reports/compare/look/', 'reports.read'),
  compare: post('/api/admin/reports/compare/', 'reports.read'),
  export: post('/api/admin/reports/compare/export/', 'reports.read', { stepUp: true }),
};

/** Of `sales.ts`. */
export const salesCalls = {
  read: get('/api/admin/reports/sales/', 'reports.read'),
  export: get('/api/admin/reports/sales/export/', 'reports.read', { stepUp: true }),
};

/** Of `register.ts`. */
export const registerCalls = {
  days: get('/api/admin/reports/register/days/', 'reports.read'),
  rows: get('/api/admin/reports/register/rows/', 'reports.read'),
  receipts: get('/api/admin/reports/register/receipts/', 'reports.read'),
  export: get('/api/admin/reports/register/export/', 'reports.read', { stepUp: true }),
};
