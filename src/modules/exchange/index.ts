export { type Hold, holdFields, releaseFields } from './holds.ts';
export { isImported } from './queries.ts';
