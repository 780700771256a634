export { listPages, readContent, type ShopContent, writeContent } from './content.ts';
export { getLetterSender, type LetterSender } from './letter-sender.ts';
export { type DocumentRow, type PageRow, replaceHomeCategory } from './queries.ts';
export {
  agreedVersions,
  type Brand,
  getBrand,
  getDocument,
  getSearchContent,
  getSiteSettings,
  getStockRules,
  getTimeZone,
  listDocuments,
  requireConsent,
} from './service.ts';
