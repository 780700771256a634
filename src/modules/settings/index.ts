export { settingsRoutes } from './routes.ts';
export {
  changeSiteSettings,
  fillEmptySettings,
  getSiteSettings,
  requireConsent,
  slidePhotos,
} from './service.ts';
