// What draw.ts runs in a process that is ended when it takes too long.
export { encodePicture } from './encode.ts';
export { drawPhotograph } from './photograph.ts';
export { makePreview } from './preview.ts';
export { withoutMetadata } from './without-metadata.ts';
