import { z } from 'zod';
import { categoryIcons } from '#contracts/category-look.ts';
import { databaseId, slug } from '#contracts/validation.ts';
import type { ReadCatalogue } from '#modules/catalog/index.ts';
import { DomainError } from '#platform/domain-error.ts';
import { HOUR, SECOND } from '#platform/duration.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { drawComparison, drawPlate, drawSlide, drawVariant } from './drawing/index.ts';
import { findDrawable, findDrawables } from './queries.ts';

const views = { 'photo.svg': 'photo', 'dimensions.svg': 'dimensions' } as const;
const slides = { '1.svg': 0, '2.svg': 1, '3.svg': 2 } as const;
const cacheControl = `public, max-age=${HOUR / SECOND}, stale-while-revalidate=${(24 * HOUR) / SECOND}`;

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

/** The drawings that stand in for photographs: pictures made from the catalogue's own numbers. */
export function drawingRoutes(app: HttpServer, read: ReadCatalogue): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode !== 200) return;
    reply.header('cache-control', cacheControl);
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  });

  app.get(
    '/drawings/products/:product/:variant/:view',
    {
      schema: {
        hide: true,
        params: z.object({
          product: slug,
          variant: slug,
          view: z.enum(['photo.svg', 'dimensions.svg']),
        }),
      },
    },
    async ({ params }, reply) => {
      const drawable = await read(({ db }) => findDrawable(db, params.product, params.variant));
      if (!drawable) throw new DomainError('product_not_found');
      return reply.type('image/svg+xml').send(drawVariant(drawable, views[params.view]));
    },
  );

  app.get(
    '/drawings/compare.svg',
    { schema: { hide: true, querystring: z.object({ variants: comparedVariants }) } },
    async ({ query }, reply) => {
      const drawables = await read(({ db }) => findDrawables(db, query.variants));
      if (!drawables) throw new DomainError('product_not_found');
      return reply.type('image/svg+xml').send(drawComparison(drawables));
    },
  );

  app.get(
    '/drawings/categories/:file',
    { schema: { hide: true, params: z.object({ file: categoryPlate }) } },
    async ({ params }, reply) => reply.type('image/svg+xml').send(drawPlate(params.file)),
  );

  app.get(
    '/drawings/slides/:file',
    { schema: { hide: true, params: z.object({ file: z.enum(['1.svg', '2.svg', '3.svg']) }) } },
    async ({ params }, reply) => reply.type('image/svg+xml').send(drawSlide(slides[params.file])),
  );
}
