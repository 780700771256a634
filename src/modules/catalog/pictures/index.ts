export { workOnPictures } from './fetch-pictures.ts';
export { forgetUnnamedPictures } from './forget-pictures.ts';
export { pictureRoutes } from './picture-routes.ts';
