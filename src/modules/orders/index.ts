export { adoptGuestOrders } from './history.ts';
export { workOnOrderLetters } from './letter-jobs.ts';
export {
  changeOrder,
  findOrder,
  listLatestOrders,
  type OrderChange,
} from './management.ts';
export { orderedPhotos } from './ordered-photos.ts';
export { orderRoutes } from './routes.ts';
export { orderRow, orderText } from './terminal.ts';
