export { keepingInOffice } from './admin-routes.ts';
export { type Cleaners, keepTerms } from './keep-terms.ts';
