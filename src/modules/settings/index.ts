export { settingsRoutes } from './routes.ts';
export { fillEmptySettings, getSiteSettings, requireConsent } from './service.ts';
