export {
  getSearchContent,
  listPages,
  readContent,
  readSettings,
  type ShopContent,
  writeContent,
} from './content.ts';
export { getLetterSender, type LetterSender } from './letter-sender.ts';
export {
  type DocumentRow,
  deletePage,
  insertDocument,
  insertPage,
  type PageRow,
  replaceHomeCategory,
  selectEditions,
  selectNewestDocuments,
  selectPageForUpdate,
  selectPages,
  updatePage,
  updateSettings,
} from './queries.ts';
export {
  agreedVersions,
  type Brand,
  getBrand,
  getDocument,
  getSiteSettings,
  getStockRules,
  getTimeZone,
  identityOf,
  listDocuments,
  requireConsent,
  type ShownTexts,
  shownTexts,
} from './service.ts';
