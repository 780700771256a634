export { type Hold, holdFields, releaseFields } from './holds.ts';
export {
  type KeptFields,
  type KeptVariantField,
  keepFields,
  releaseProduct,
  selectKeptFields,
} from './kept-fields.ts';
export { slugOf } from './naming/slug.ts';
export { isImported } from './queries.ts';
