export { workOnPictures } from './fetch-pictures.ts';
export { forgetUnnamedPictures } from './purge-pictures.ts';
export { pictureRoutes } from './routes.ts';
