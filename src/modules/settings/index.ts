export { getSiteSettings, requireConsent } from './service.ts';
