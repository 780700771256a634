export { exportCatalogue } from './export-catalogue.ts';
export { feedRoutes } from './routes.ts';
export { importCatalogue } from './import-catalogue.ts';
export { openFeed } from './reading/open.ts';
export { Refusals } from './refusals.ts';
export { reportLines } from './report.ts';
