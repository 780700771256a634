export { byNumber } from '#modules/goods/given-pictures/matching/file-name.ts';
export { findBearers } from '#modules/goods/given-pictures/matching/find-bearers.ts';
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
export { slugOf } from '#platform/text/slug.ts';
export { isImported } from './imported.ts';
