export {
  getSearchContent,
  listPages,
  readContent,
  type ShopContent,
  writeContent,
} from './content.ts';
export { getLetterSender, type LetterSender } from './letter-sender.ts';
export {
  type DocumentRow,
  deletePage,
  insertPage,
  type PageRow,
  replaceHomeCategory,
  selectPageForUpdate,
  selectPages,
  updatePage,
} from './queries.ts';
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
