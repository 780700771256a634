export { getSiteSettings, getStockRules, requireConsent, type StockRules } from './service.ts';
