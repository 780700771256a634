export { peopleInOffice } from './admin-routes.ts';
