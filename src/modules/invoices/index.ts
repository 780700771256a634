export { invoicesInOffice } from './admin-routes.ts';
export { workOnInvoiceLetters } from './letters.ts';
