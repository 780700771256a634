import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  pictureWidths,
} from '#contracts/picture-address.ts';
import { describeError } from '#platform/errors/describe-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { DAY, SECOND } from '#platform/time/duration.ts';
import { createSizedPictures, type SizedPicture } from './sized-pictures.ts';
import type { PictureStore } from './store-picture.ts';

const types = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
} as const;

const cacheControl = `public, max-age=${(365 * DAY) / SECOND}, immutable`;
const file = z.string().regex(/^[0-9a-f]{32}\.(jpg|png|webp|avif|gif)$/);

/** `640.avif`: exactly the widths and formats of the ladder. */
const size = new RegExp(`^(${pictureWidths.join('|')})\\.(${pictureFormats.join('|')})$`);
const sized = z.object({
  hash: z.string().regex(/^[0-9a-f]{32}$/),
  size: z.string().regex(size),
});

/** Serves the stored pictures. A name is the hash of the file's content, so a response never becomes stale. */
export function pictureRoutes(app: HttpServer, store: PictureStore): void {
  const openSized = createSizedPictures(store, (error) =>
    app.log.warn(describeError(error), 'a picture was not kept'),
  );

  app.get('/pictures/:file', { schema: { hide: true } }, async (request, reply) => {
    const { data: name } = file.safeParse((request.params as { file: string }).file);
    const found = name === undefined ? undefined : await store.storage.open(name);
    if (!name || !found) return reply.callNotFound();
    const extension = name.slice(name.indexOf('.') + 1) as keyof typeof types;
    return send(reply, types[extension], { size: found.size, body: found.stream });
  });

  app.get(
    '/pictures/:hash/:size',
    { schema: { hide: true, params: sized } },
    async ({ params: { hash, size } }, reply) => {
      const [width, format] = size.split('.') as [string, PictureFormat];
      const found = await openSized(hash, Number(width) as PictureWidth, format);
      return found ? send(reply, types[format], found) : reply.callNotFound();
    },
  );
}

const send = (reply: FastifyReply, type: string, { size, body }: SizedPicture) =>
  reply
    .type(type)
    .header('cache-control', cacheControl)
    .header('content-length', size)
    .header('content-security-policy', "default-src 'none'")
    .send(body);
