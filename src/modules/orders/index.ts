export { adoptGuestOrders } from './history.ts';
export { workOnOrderLetters } from './letter-jobs.ts';
export { orderedPhotos } from './ordered-photos.ts';
export { orderRoutes } from './routes.ts';
