export { derivedCodes } from './derived-codes.ts';
export { type Hold, holdFields, releaseFields } from './holds.ts';
export { isImported } from './imported.ts';
export {
  forgetWithdrawal,
  type KeptFields,
  type KeptVariantField,
  keepCategories,
  keepFields,
  keepVariantFields,
  releaseCategories,
  releaseProduct,
  selectKeptFields,
} from './kept-fields.ts';
export type { PriceField } from './price-fields.ts';
export { loadSourceSettings } from './source-settings.ts';
export { listSources, type SourceTerm } from './sources.ts';
export { importSources } from './tables.ts';
