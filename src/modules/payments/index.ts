export { paymentsInOffice } from './manual/admin-routes.ts';
export { onlinePaymentsInOffice } from './office/online-routes.ts';
