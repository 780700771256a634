export { returnRoutes } from './asking/routes.ts';
export { eraseReturns } from './erase-returns.ts';
export { workOnReturnLetters } from './letters/send-letters.ts';
export { returnsInOffice } from './office/admin-routes.ts';
export { returnQueues } from './office/queues.ts';
export { purgeOldPhotographs } from './photographs/purge-photographs.ts';
