import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { getSiteSettings } from '#modules/settings/index.ts';
import { DomainError } from '#platform/domain-error.ts';
import { MINUTE, SECOND } from '#platform/duration.ts';
import type { HttpServer } from '#platform/http/server.ts';
import type { CatalogContext } from '../service.ts';
import { writeFeed } from './writing/feed.ts';
import { feedVersion } from './writing/feed-queries.ts';

/** Feeds that a process writes at once: each reads the whole catalogue. */
const AT_ONCE = 2;
const cacheControl = `public, max-age=${(10 * MINUTE) / SECOND}`;

/** The catalogue as YML for marketplaces, read from the database as it is sent; a reader who has it already is told so. */
export function feedRoutes(
  app: HttpServer,
  { db, clock }: CatalogContext,
  publicUrl: string,
): void {
  let writing = 0;
  app.get('/feeds/yandex.xml', { schema: { hide: true } }, async (request, reply) => {
    const { seller_name: company } = await getSiteSettings(db);
    const tag = tagOf(`${publicUrl} ${company} ${await feedVersion(db)}`);
    const isKnown = request.headers['if-none-match'] === tag;
    if (!isKnown && writing >= AT_ONCE) {
      throw new DomainError('tooMany', { retryAfter: MINUTE / SECOND });
    }
    reply.header('cache-control', cacheControl).header('etag', tag);
    if (isKnown) return reply.status(304).send();

    const feed = Readable.from(writeFeed(db, { publicUrl, company, now: clock.now() }));
    writing += 1;
    feed.once('close', () => {
      writing -= 1;
    });
    return reply.type('application/xml; charset=utf-8').send(feed);
  });
}

const tagOf = (state: string): string =>
  `W/"${createHash('sha256').update(state).digest('base64url').slice(0, 22)}"`;
