export { reportsInOffice } from './admin-routes.ts';
