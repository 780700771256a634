import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadCatalogue } from '#modules/catalog/index.ts';
import { getSiteSettings } from '#modules/settings/index.ts';
import { DomainError } from '#platform/domain-error.ts';
import { MINUTE, SECOND } from '#platform/duration.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { writeFeed } from './writing/feed.ts';
import { feedVersion } from './writing/feed-queries.ts';

/** Concurrent readers per process: each one reads the whole catalogue. */
const AT_ONCE = 2;
const cacheControl = `public, max-age=${(10 * MINUTE) / SECOND}`;

/** The catalogue as YML for marketplaces, streamed from the database. A reader with the current version gets 304. */
export function feedRoutes(app: HttpServer, read: ReadCatalogue, publicUrl: string): void {
  let readers = 0;
  const leave = () => {
    readers -= 1;
  };
  app.get('/feeds/yandex.xml', { schema: { hide: true } }, async (request, reply) => {
    if (readers >= AT_ONCE)
      throw new DomainError('too_many_requests', { retryAfter: MINUTE / SECOND });
    readers += 1;
    let feed: Readable | undefined;
    try {
      // The whole feed is streamed from one database.
      const { db, clock, settings, version } = await read(async (context) => ({
        ...context,
        settings: await getSiteSettings(context.db),
        version: await feedVersion(context.db),
      }));
      const { name, seller_name: company } = settings;
      const tag = tagOf(`${publicUrl} ${name} ${company} ${version}`);
      reply.header('cache-control', cacheControl).header('etag', tag);
      if (request.headers['if-none-match'] === tag) return reply.status(304).send();

      const shop = { publicUrl, name, company, now: clock.now() };
      feed = Readable.from(writeFeed(db, { ...shop, withStock: false }));
      feed.once('close', leave);
      return reply.type('application/xml; charset=utf-8').send(feed);
    } finally {
      if (!feed) leave();
    }
  });
}

const tagOf = (state: string): string =>
  `W/"${createHash('sha256').update(state).digest('base64url').slice(0, 22)}"`;
