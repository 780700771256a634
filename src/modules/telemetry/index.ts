export { telemetryRoutes } from './routes.ts';
export { forgetOldRecords, type TelemetryContext } from './service.ts';
