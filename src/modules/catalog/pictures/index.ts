export { workOnPictures } from './fetch-pictures.ts';
export { pictureRoutes } from './picture-routes.ts';
