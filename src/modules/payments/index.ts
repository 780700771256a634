export { paymentsInOffice } from './manual/admin-routes.ts';
export { moneyInOffice } from './office/money-routes.ts';
export { onlinePaymentsInOffice } from './office/online-routes.ts';
export { paymentQueues } from './office/queues.ts';
export { receiptsInOffice } from './receipts/office/admin-routes.ts';
