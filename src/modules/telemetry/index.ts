export { searchesInOffice } from './admin-routes.ts';
export { eraseSearches } from './erase-searches.ts';
export { purgeOldRecords } from './queries.ts';
export { searchRoutes, telemetryRoutes } from './routes.ts';
export { purgeOldSearches } from './searches.ts';
