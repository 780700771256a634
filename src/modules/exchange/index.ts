export { byNumber } from './given-pictures/file-name.ts';
export { findBearers } from './given-pictures/find-bearers.ts';
export { type Hold, holdFields, releaseFields } from './holds.ts';
export {
  forgetWithdrawal,
  type KeptFields,
  type KeptVariantField,
  keepFields,
  keepVariantFields,
  releaseProduct,
  selectKeptFields,
} from './kept-fields.ts';
export { slugOf } from './naming/slug.ts';
export { isImported } from './queries.ts';
