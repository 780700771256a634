export { customerAgreed } from './agreed.ts';
export { purgeOldAccountData } from './cleanup.ts';
export { eraseAccounts } from './erase-accounts.ts';
export { workOnAccountLetters } from './letter-jobs.ts';
export { selectCustomer } from './queries.ts';
export { workOnResetRequests } from './reset-requests.ts';
export { accountRoutes } from './routes.ts';
export { identify } from './sessions.ts';
