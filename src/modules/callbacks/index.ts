export { callAgreed } from './agreed.ts';
export { countDemoRequests, insertDemoRequest, removeDemoRequests } from './demo-requests.ts';
export { eraseRequests } from './erase-requests.ts';
export { workOnCallbackLetters } from './letter-jobs.ts';
export { callsInOffice } from './office/admin-routes.ts';
export { type CallsContext, recordCall } from './office/calls.ts';
export { callQueues } from './office/queues.ts';
export { purgeOldRequests } from './queries.ts';
export { callbackRoutes } from './routes.ts';
