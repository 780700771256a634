export { telemetryRoutes } from './routes.ts';
export { forgetOldRecords } from './service.ts';
