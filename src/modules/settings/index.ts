export {
  getSearchContent,
  listCharacteristics,
  listCompanionRules,
  listPages,
  readContent,
  readSettings,
  type ShopContent,
  writeContent,
} from './content.ts';
export {
  type DocumentRow,
  insertDocument,
  selectDocumentDays,
  selectEditions,
  selectNewestDocuments,
  withdrawDocument,
} from './document-queries.ts';
export {
  getLetterSender,
  getReturnTerms,
  type LetterSender,
  type ReturnTerms,
} from './letter-sender.ts';
export {
  deletePage,
  endRedirect,
  insertPage,
  type PageRow,
  redirectPage,
  selectPageForUpdate,
  selectPageLinks,
  selectPages,
  selectRedirects,
  updatePage,
} from './page-queries.ts';
export { fillPlaces, fillText, type PlaceSources, pageOfShop, placeWords } from './places.ts';
export {
  deleteLeftStep,
  insertLeftSteps,
  replaceHomeCategory,
  selectContentChanges,
  selectLeftSteps,
  updateSettings,
} from './queries.ts';
export {
  agreedVersions,
  type Brand,
  getBrand,
  getDocument,
  getPlaces,
  getSeller,
  getSiteSettings,
  getStockRules,
  getTimeZone,
  identityOf,
  listDocuments,
  requireConsent,
  type ShownTexts,
  shownTexts,
} from './service.ts';
