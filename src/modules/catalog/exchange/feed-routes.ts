import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { getSiteSettings } from '#modules/settings/index.ts';
import { MINUTE, SECOND } from '#platform/duration.ts';
import type { HttpServer } from '#platform/http/server.ts';
import type { CatalogContext } from '../service.ts';
import { writeFeed } from './writing/feed.ts';
import { feedVersion } from './writing/feed-queries.ts';

const cacheControl = `public, max-age=${(10 * MINUTE) / SECOND}`;

/** The catalogue as YML for marketplaces, read from the database as it is sent; a reader who has it already is told so. */
export function feedRoutes(
  app: HttpServer,
  { db, clock }: CatalogContext,
  publicUrl: string,
): void {
  app.get('/feeds/yandex.xml', { schema: { hide: true } }, async (request, reply) => {
    const { seller_name: company } = await getSiteSettings(db);
    const state = `${publicUrl} ${company} ${await feedVersion(db)}`;
    const tag = `W/"${createHash('sha256').update(state).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', cacheControl).header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    const settings = { publicUrl, company, now: clock.now() };
    reply.type('application/xml; charset=utf-8');
    return reply.send(Readable.from(writeFeed(db, settings)));
  });
}
