import { LONGEST_PICTURE } from '#contracts/admin/goods/picture-limits.ts';
import { pictureEndpoints } from '#contracts/admin/goods/pictures.ts';
import { pictureMessages } from '#messages/catalogue/pictures.ts';
import { invalid } from '#platform/errors/domain-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { PictureRefused } from './failures.ts';
import type { PictureStore } from './store-picture.ts';
import { storeUpload } from './store-upload.ts';

/** Pictures from the disks of the staff. */
export function picturesInOffice(app: HttpServer, store: PictureStore): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      /^image\//,
      { parseAs: 'buffer', bodyLimit: LONGEST_PICTURE },
      (_request, body, done) => done(null, body),
    );
    scope.route({
      ...pictureEndpoints.add,
      bodyLimit: LONGEST_PICTURE,
      handler: async ({ body }, reply) => {
        if (!Buffer.isBuffer(body)) throw invalid('picture', pictureMessages.notPicture);
        const file = await storeUpload(store, body).catch((error: unknown) => {
          throw error instanceof PictureRefused ? invalid('picture', error.message) : error;
        });
        return reply.status(201).send({ photo: `/pictures/${file}` });
      },
    });
  });
}
