import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { CatalogContext, ReadCatalogue } from '#modules/catalog/index.ts';
import { getSiteSettings } from '#modules/settings/index.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { countUse, eachNetwork, type RateLimit } from '#platform/security/rate-limit.ts';
import { HOUR, MINUTE, SECOND } from '#platform/time/duration.ts';
import { writeFeed } from './feed.ts';
import type { FeedDelivery } from './feed-delivery.ts';
import { createFeedPlaces, leaveAfter } from './feed-places.ts';
import { feedVersion } from './feed-queries.ts';

/** Whole feeds, twenty an hour for a network. A reader that has the current one is answered without. */
const WHOLE: RateLimit = { hits: 4, window: HOUR };
const cacheControl = `public, max-age=${(10 * MINUTE) / SECOND}`;

export interface FeedOptions {
  readonly publicUrl: string;
  /** The known version of the public data; null while it is unknown. */
  readonly version: () => number | null;
  readonly delivery?: FeedDelivery | undefined;
}

interface Edition {
  readonly name: string;
  readonly company: string;
  readonly tag: string;
}

/** The catalogue as YML for marketplaces, streamed from the database. A reader with the current edition gets 304. */
export function feedRoutes(
  app: HttpServer,
  read: ReadCatalogue,
  { publicUrl, version, delivery }: FeedOptions,
): void {
  const enter = createFeedPlaces();
  const findEdition = rememberEdition(version, publicUrl, delivery);

  app.get('/feeds/yandex.xml', { schema: { hide: true } }, async ({ ip, headers }, reply) => {
    const leave = enter(ip);
    let feed: Readable | undefined;
    try {
      // The whole feed is streamed from one database.
      const { edition, ...context } = await read(async (context) => ({
        ...context,
        edition: await findEdition(context),
      }));
      reply.header('cache-control', cacheControl).header('etag', edition.tag);
      if (headers['if-none-match'] === edition.tag) return reply.status(304).send();

      const { db, clock, writer } = context;
      await eachNetwork(countUse, { db: writer, clock }, { limit: WHOLE, action: 'feed', ip });
      const { name, company } = edition;
      const shop = { publicUrl, name, company, now: clock.now(), delivery };
      feed = Readable.from(writeFeed(db, { ...shop, forOwner: false }));
      leaveAfter(feed, leave);
      return reply.type('application/xml; charset=utf-8').send(feed);
    } finally {
      if (!feed) leave();
    }
  });
}

/** The edition is a digest of the whole catalogue: it is found once for each version of the public data. */
function rememberEdition(
  version: () => number | null,
  publicUrl: string,
  delivery: FeedDelivery | undefined,
) {
  let known: { readonly version: number; readonly edition: Edition } | undefined;
  return async ({ db }: CatalogContext): Promise<Edition> => {
    const current = version();
    if (known && known.version === current) return known.edition;
    const { name, seller_name: company } = await getSiteSettings(db);
    const terms = (await delivery?.state(db)) ?? '';
    const state = `${publicUrl} ${name} ${company} ${await feedVersion(db)} ${terms}`;
    const digest = createHash('sha256').update(state).digest('base64url').slice(0, 22);
    const edition = { name, company, tag: `W/"${digest}"` };
    if (current !== null) known = { version: current, edition };
    return edition;
  };
}
