export { invoicesInOffice } from './admin-routes.ts';
export { customerInvoiceRoutes } from './customer-routes.ts';
export { workOnInvoiceLetters } from './letters.ts';
