export { searchesInOffice } from './admin-routes.ts';
export { eraseSearches } from './erase-searches.ts';
export { searchRoutes, telemetryRoutes } from './routes.ts';
export { purgeOldSearches } from './searches.ts';
export { purgeOldRecords } from './service.ts';
