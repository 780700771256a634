import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { categoryIcons } from '#contracts/category-look.ts';
import { databaseId, slug } from '#contracts/validation.ts';
import { type DrawingOrder, passingSheet, type Subject } from '#furniture';
import { drawingWords } from '#messages/catalogue/drawings.ts';
import type { ReadCatalogue } from '#modules/catalog/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { sendTagged } from '#platform/http/send-tagged.ts';
import type { IsModelled } from './find-models.ts';
import { passingQuery, poseOf } from './passing/passing-query.ts';
import { drawPlate } from './plates/plate.ts';
import { type FindPreviewed, previewed } from './previewed.ts';
import { type Drawable, findDrawable, findDrawables } from './queries.ts';
import { cacheControl, type ModelStore } from './store.ts';
import { isDrawn, subjectOf } from './subjects.ts';

const views = { 'photo.svg': 'photo', 'dimensions.svg': 'dimensions' } as const;
const viewFiles = ['photo.svg', 'dimensions.svg'] as const;

const compared = 'Нужны номера от двух до четырёх разных вариантов через запятую';

/** `ID,ID[,ID[,ID]]`. */
const comparedVariants = z
  .string()
  .regex(/^\d{1,10}(?:,\d{1,10}){1,3}$/, { error: compared, abort: true })
  .transform((text) => text.split(',').map(Number))
  .refine(
    (ids) =>
      new Set(ids).size === ids.length && ids.every((id) => databaseId.safeParse(id).success),
    { error: compared },
  );

const categoryPlate = z
  .templateLiteral([z.enum(categoryIcons), '.svg'])
  .transform((file) => z.enum(categoryIcons).parse(file.replace(/\.svg$/, '')));

interface Drawings {
  readonly read: ReadCatalogue;
  readonly store: ModelStore;
  readonly isModelled: IsModelled;
  readonly findPreviewed: FindPreviewed;
}

/** Drawings of variants, which stand in for photographs and show sizes, and the plates of categories. */
export function drawingRoutes(
  app: HttpServer,
  { read, store, isModelled, findPreviewed }: Drawings,
): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode !== 200) return;
    reply.header('cache-control', cacheControl);
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  });

  const send = (
    sheet: DrawingOrder['sheet'],
    subjects: readonly Subject[],
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const order: DrawingOrder = { sheet, subjects, words: drawingWords };
    const make = () => store.get(order);
    return sendTagged(
      { tag: store.keyOf(order), type: 'image/svg+xml', cacheControl, make },
      request,
      reply,
    );
  };

  const subject = async (db: Database, drawable: Drawable) =>
    subjectOf(drawable, await isModelled(db, [drawable.id]));

  const draw = (
    { drawable, drawn }: { drawable: Drawable; drawn: Subject | undefined },
    view: keyof typeof views,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    // In place of a photograph, a thing that is drawn as a box shows the plate of its category.
    if (!drawn || !isDrawn(drawable) || (drawn.isBox && view === 'photo.svg')) {
      return reply.type('image/svg+xml').send(drawPlate(drawable.icon, drawable.name));
    }
    return send(views[view], [drawn], request, reply);
  };

  app.get(
    '/drawings/products/:product/:variant/:view',
    {
      schema: {
        hide: true,
        params: z.object({
          product: slug,
          variant: slug,
          view: z.enum(viewFiles),
        }),
      },
    },
    async (request, reply) => {
      const { product, variant, view } = request.params;
      const found = await read(async ({ db }) => {
        const drawable = await findDrawable(db, product, variant);
        return drawable && { drawable, drawn: await subject(db, drawable) };
      });
      if (!found) throw new DomainError('product_not_found');
      return draw(found, view, request, reply);
    },
  );

  app.get(
    '/drawings/previews/:token/:variant/:view',
    { schema: { hide: true, params: previewed.extend({ view: z.enum(viewFiles) }) } },
    async (request, reply) => {
      const { token, variant, view } = request.params;
      const drawable = await findPreviewed(token, variant);
      if (!drawable) throw new DomainError('product_not_found');
      const drawn = await read(({ db }) => subject(db, drawable));
      return draw({ drawable, drawn }, view, request, reply);
    },
  );

  app.get(
    '/drawings/compare.svg',
    { schema: { hide: true, querystring: z.object({ variants: comparedVariants }) } },
    async (request, reply) => {
      const subjects = await read(async ({ db }) => {
        const drawables = await findDrawables(db, request.query.variants);
        if (!drawables) throw new DomainError('product_not_found');
        const drawn = [];
        for (const drawable of drawables) drawn.push(await subject(db, drawable));
        return drawn.flatMap((one) => one ?? []);
      });
      if (subjects.length < 2) throw new DomainError('model_not_found');
      return send('comparison', subjects, request, reply);
    },
  );

  app.get(
    '/drawings/passing.svg',
    { schema: { hide: true, querystring: passingQuery } },
    async ({ query }, reply) => {
      const passed = { ...poseOf(query), title: drawingWords.passing };
      return reply.type('image/svg+xml').send(passingSheet(passed, drawingWords));
    },
  );

  app.get(
    '/drawings/categories/:file',
    { schema: { hide: true, params: z.object({ file: categoryPlate }) } },
    async ({ params }, reply) => reply.type('image/svg+xml').send(drawPlate(params.file)),
  );
}
