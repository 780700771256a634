export { settingsRoutes } from './routes.ts';
export { fillEmptySettings, getSiteSettings } from './service.ts';
