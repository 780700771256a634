export { listPages, readContent, type ShopContent, writeContent } from './content.ts';
export { getLetterSender, type LetterSender } from './letter-sender.ts';
export type { PageRow } from './queries.ts';
export { getSiteSettings, getStockRules, requireConsent } from './service.ts';
