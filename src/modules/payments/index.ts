export { paymentsInOffice } from './manual/admin-routes.ts';
