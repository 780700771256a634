export { adoptGuestOrders } from './history.ts';
export { workOnOrderLetters } from './letter-jobs.ts';
export { orderRoutes } from './routes.ts';
