import type { FastifyRequest } from 'fastify';
import { givenPictureEndpoints } from '#contracts/admin/goods/given-pictures.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { GoodsWork, Keeper } from '../../change.ts';
import { givePictures } from './give.ts';
import { matchPictures } from './match.ts';

/** Two thousand long paths. */
const LONGEST = 2 * 1024 * 1024;

/** Pictures of many goods at once. `keeperOf`: a member of the staff. */
export function givenPicturesInOffice(
  app: HttpServer,
  work: GoodsWork,
  keeperOf: (request: FastifyRequest) => Keeper,
): void {
  app.route({
    ...givenPictureEndpoints.match,
    bodyLimit: LONGEST,
    handler: ({ body }) => matchPictures(work.db, body.paths),
  });
  app.route({
    ...givenPictureEndpoints.give,
    bodyLimit: LONGEST,
    handler: (request) => givePictures(work, request.body, keeperOf(request)),
  });
}
