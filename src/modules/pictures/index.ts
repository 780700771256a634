export { type CleanPicture, cleanPicture } from './clean-picture.ts';
export { PictureRefused } from './failures.ts';
export { rememberFetched } from './fetch-queue.ts';
export { redrawPhotograph } from './given-photograph.ts';
export type { Photographs } from './photographs.ts';
export { selectPreviews } from './queries.ts';
export { hashOf, keepPicture, type PictureStore, storePicture } from './store-picture.ts';
export { storeUpload } from './store-upload.ts';
