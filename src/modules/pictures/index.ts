export type { Photographs } from './photographs.ts';
export { selectPreviews } from './queries.ts';
