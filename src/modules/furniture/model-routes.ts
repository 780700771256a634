import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { slug } from '#contracts/validation.ts';
import type { Wanted } from '#furniture';
import type { ReadCatalogue } from '#modules/catalog/index.ts';
import { DomainError } from '#platform/domain-error.ts';
import { HOUR, SECOND } from '#platform/duration.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { modelFacts } from './model-facts.ts';
import { findDrawable } from './queries.ts';
import type { ModelStore } from './store.ts';

const cacheControl = `public, max-age=${HOUR / SECOND}, stale-while-revalidate=${(24 * HOUR) / SECOND}`;

/** 3D models of variants. */
export function modelRoutes(app: HttpServer, read: ReadCatalogue, store: ModelStore): void {
  const send = async (wanted: Wanted, { headers }: FastifyRequest, reply: FastifyReply) => {
    const etag = `"${store.keyOf(wanted)}"`;
    reply.header('etag', etag).header('cache-control', cacheControl);
    if (headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    const glb = await store.get(wanted);
    return reply
      .type('model/gltf-binary')
      .send(Buffer.from(glb.buffer, glb.byteOffset, glb.length));
  };

  app.get(
    '/models/products/:product/:file',
    {
      schema: {
        hide: true,
        params: z.object({ product: slug, file: z.string().regex(/^[\w-]+\.glb$/) }),
      },
    },
    async (request, reply) => {
      const { product, file } = request.params;
      const variant = file.replace(/\.glb$/, '');
      const drawable = await read(({ db }) => findDrawable(db, product, variant));
      if (!drawable) throw new DomainError('product_not_found');
      if (!modelFacts(drawable)) throw new DomainError('model_not_found');
      return send(drawable, request, reply);
    },
  );

  app.get('/models/person.glb', { schema: { hide: true } }, (request, reply) =>
    send('person', request, reply),
  );
}
