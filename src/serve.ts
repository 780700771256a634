import { indexChangedProducts } from '#modules/catalog/index.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { connectDatabase } from '#platform/database/database.ts';
import { watchPublicChanges } from '#platform/database/public-changes.ts';
import { describeError } from '#platform/describe-error.ts';
import { createJobs } from '#platform/jobs.ts';
import { createOutboxMailer, createSmtpMailer } from '#platform/mailer.ts';
import type { Tracing } from '#platform/tracing.ts';
import { buildApp } from './app.ts';
import type { Closers } from './closers.ts';
import { builtStorefront, developmentStorefront } from './storefront-source.ts';

/** A shop on a database that is ready: one process, one port. Answers where it listens; `closers` end what it has begun. */
export async function serve(
  config: Config,
  { url, tokenSecret }: { url: string; tokenSecret: string },
  closers: Closers,
  tracing?: Tracing,
): Promise<string> {
  const isDevelopment = config.NODE_ENV === 'development';
  const storefront = await (isDevelopment ? developmentStorefront() : builtStorefront());
  const logError = (error: Error) => app.log.error(describeError(error), 'background failure');
  const { db, pool, close } = connectDatabase(url, config.DATABASE_POOL_SIZE, logError);
  closers.push(close);
  const mailer = config.SMTP_URL
    ? createSmtpMailer(config.SMTP_URL, config.MAIL_FROM)
    : createOutboxMailer(`${config.DATA_DIR}/outbox`, config.MAIL_FROM);
  closers.push(() => mailer.close());
  const changes =
    config.CACHE_MB > 0 && !isDevelopment
      ? await watchPublicChanges({ url, onError: logError })
      : undefined;
  closers.push(() => changes?.stop());
  const jobs = createJobs({ url, onError: logError });
  const tokenKey = new TextEncoder().encode(tokenSecret);
  const app = await buildApp({
    ...{
      config,
      db,
      pool,
      clock: systemClock,
      jobs,
      mailer,
      tokenKey,
      changes,
      storefront,
      tracing,
    },
  });
  closers.push(() => jobs.stop());
  await jobs.start();
  closers.push(() => app.close());
  const origin = await app.listen({ host: config.HOST, port: config.PORT });
  const indexing = indexChangedProducts(db, { all: true }).catch(logError);
  closers.push(() => indexing);
  return config.PORT === 0 ? origin : config.PUBLIC_URL;
}
