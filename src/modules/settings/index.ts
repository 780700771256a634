export { listPages, readContent, type ShopContent, writeContent } from './content.ts';
export { replaceHomeCategory } from './home-categories.ts';
export { getLetterSender, type LetterSender } from './letter-sender.ts';
export type { DocumentRow, PageRow } from './queries.ts';
export {
  agreedVersions,
  type Brand,
  getBrand,
  getDocument,
  getSiteSettings,
  getStockRules,
  getTimeZone,
  listDocuments,
  requireConsent,
} from './service.ts';
