export { settingsRoutes } from './routes.ts';
export { fillEmptySettings, getSiteSettings, requireConsent, slidePhotos } from './service.ts';
