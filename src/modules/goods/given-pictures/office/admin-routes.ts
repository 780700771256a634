import { givenPictureEndpoints } from '#contracts/admin/goods/given-pictures.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { GoodsWork } from '../../change-fields.ts';
import { givePictures } from './give.ts';
import { matchPictures } from './match.ts';

/** Two thousand long paths. */
const LONGEST = 2 * 1024 * 1024;

/** Pictures of many goods at once. */
export function givenPicturesInOffice(app: HttpServer, work: GoodsWork): void {
  app.route({
    ...givenPictureEndpoints.match,
    bodyLimit: LONGEST,
    handler: ({ body }) => matchPictures(work.db, body.paths),
  });
  app.route({
    ...givenPictureEndpoints.give,
    bodyLimit: LONGEST,
    handler: (request) => givePictures(work, request.body, request.member),
  });
}
