import { z } from 'zod';
import { DAY, SECOND } from '#platform/duration.ts';
import type { FileStorage } from '#platform/file-storage.ts';
import type { HttpServer } from '#platform/http/server.ts';

const types = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
} as const;

const cacheControl = `public, max-age=${(365 * DAY) / SECOND}, immutable`;
const name = z.string().regex(/^[0-9a-f]{32}\.(jpg|png|webp|avif|gif)$/);

/** The pictures that the shop has fetched. A name is the hash of what is in the file, so an answer is good for ever. */
export function pictureRoutes(app: HttpServer, storage: FileStorage): void {
  app.get('/pictures/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params as { file: string };
    const found = name.safeParse(file).success ? await storage.open(file) : undefined;
    if (!found) return reply.callNotFound();
    const extension = file.slice(file.indexOf('.') + 1) as keyof typeof types;
    return reply
      .type(types[extension])
      .header('cache-control', cacheControl)
      .header('content-length', found.size)
      .header('content-security-policy', "default-src 'none'")
      .send(found.stream);
  });
}
