import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { slug } from '#contracts/validation.ts';
import type { Wanted } from '#furniture';
import type { ReadCatalogue } from '#modules/catalog/index.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { sendTagged } from '#platform/http/send-tagged.ts';
import { modelFacts } from './model-facts.ts';
import { type FindPreviewed, previewed } from './previewed.ts';
import { type Drawable, findDrawable } from './queries.ts';
import { cacheControl, type ModelStore } from './store.ts';

/** 3D models of variants. */
export function modelRoutes(
  app: HttpServer,
  read: ReadCatalogue,
  { store, findPreviewed }: { store: ModelStore; findPreviewed: FindPreviewed },
): void {
  const send = (wanted: Wanted, request: FastifyRequest, reply: FastifyReply) =>
    sendTagged(
      {
        tag: store.keyOf(wanted),
        type: 'model/gltf-binary',
        cacheControl,
        make: () => store.get(wanted),
      },
      request,
      reply,
    );

  const model = (
    drawable: Drawable,
    open: boolean,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const facts = modelFacts(drawable);
    if (!facts || (open && !facts.opening)) throw new DomainError('model_not_found');
    return send(open ? { ...drawable, open } : drawable, request, reply);
  };

  app.get(
    '/models/products/:product/:file',
    {
      schema: {
        hide: true,
        params: z.object({ product: slug, file: z.string().regex(/^[\w-]+\.glb$/) }),
        querystring: z.object({ pose: z.literal('open').optional() }),
      },
    },
    async (request, reply) => {
      const { product, file } = request.params;
      const variant = file.replace(/\.glb$/, '');
      const drawable = await read(({ db }) => findDrawable(db, product, variant));
      if (!drawable) throw new DomainError('product_not_found');
      return model(drawable, request.query.pose !== undefined, request, reply);
    },
  );

  app.get(
    '/models/previews/:token/:file',
    {
      schema: {
        hide: true,
        params: z.object({ token: previewed.shape.token, file: z.string().regex(/^[\w-]+\.glb$/) }),
        querystring: z.object({ pose: z.literal('open').optional() }),
      },
    },
    async (request, reply) => {
      const { token, file } = request.params;
      const drawable = await findPreviewed(token, file.replace(/\.glb$/, ''));
      if (!drawable) throw new DomainError('product_not_found');
      return model(drawable, request.query.pose !== undefined, request, reply);
    },
  );

  app.get('/models/person.glb', { schema: { hide: true } }, (request, reply) =>
    send('person', request, reply),
  );
}
