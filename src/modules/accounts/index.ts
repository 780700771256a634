export { forgetOldAccountData } from './cleanup.ts';
export { workOnAccountLetters } from './letter-jobs.ts';
export { accountRoutes } from './routes.ts';
export { identify } from './sessions.ts';
