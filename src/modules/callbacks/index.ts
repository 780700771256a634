export { workOnCallbackLetters } from './letter-jobs.ts';
export { callbackRoutes } from './routes.ts';
export { forgetOldRequests } from './service.ts';
