export { peopleInOffice } from './admin-routes.ts';
export { type CabinetOptions, cabinetRoutes } from './cabinet/routes.ts';
export { eraseOldOrders } from './erasing/erase-old-orders.ts';
