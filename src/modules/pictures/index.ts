export { PictureRefused } from './failures.ts';
export type { Photographs } from './photographs.ts';
export { selectPreviews } from './queries.ts';
export { type PictureStore, storePicture } from './store-picture.ts';
