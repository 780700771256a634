export { workOnOrderLetters } from './letter-jobs.ts';
export { orderRoutes } from './routes.ts';
export { type OrdersContext, type PlacedOrder, placeOrder } from './service.ts';
