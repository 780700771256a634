import { refreshQueuedFilters } from '#modules/catalog/filters/refresh-queued.ts';
import { indexChangedProducts } from '#modules/catalog/index-products.ts';
import type { Config } from '#platform/config/config.ts';
import { watchNotices } from '#platform/database/notices.ts';
import { connectPools } from '#platform/database/pools.ts';
import { watchPublicChanges } from '#platform/database/public-changes.ts';
import { connectReplica, type Replica, type ReplicaOptions } from '#platform/database/replica.ts';
import type { ReplicaStatus } from '#platform/database/replica-health.ts';
import { describeError } from '#platform/errors/describe-error.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createOutboxMailer, createSmtpMailer } from '#platform/mail/mailer.ts';
import { keyOf } from '#platform/security/shop-secret.ts';
import { watchDisk } from '#platform/storage/disk-watch.ts';
import { systemClock } from '#platform/time/clock.ts';
import type { Tracing } from '#platform/tracing/tracing.ts';
import { OFFICE } from '../office/events-routes.ts';
import { buildApp } from './app.ts';
import type { Closers } from './closers.ts';
import { outboxOf } from './outbox.ts';
import { builtStorefront, developmentStorefront } from './storefront-source.ts';

/** Serves the shop on a prepared database: one process, one port. Returns its address. Everything opened is added to `closers`. */
export async function serve(
  config: Config,
  { url, tokenSecret }: { url: string; tokenSecret: string },
  closers: Closers,
  tracing?: Tracing,
): Promise<string> {
  const isDevelopment = config.NODE_ENV === 'development';
  const storefront = await (isDevelopment ? developmentStorefront() : builtStorefront());
  const disk = watchDisk({ folder: config.DATA_DIR });
  const logError = (error: Error) => {
    if (disk.isWorthLogging(error)) app.log.error(describeError(error), 'background failure');
  };
  const logReplica = (status: ReplicaStatus, error?: Error) =>
    app.log.warn(error ? describeError(error) : {}, replicaMessages[status]);
  const direct = isDirect(config);
  const { db, office, customers, orders, publicReads, pools } = connectPools(
    url,
    config.DATABASE_POOL_SIZE,
    {
      direct,
      onError: logError,
      closers,
    },
  );
  const mailer = config.SMTP_URL
    ? createSmtpMailer(config.SMTP_URL, config.MAIL_FROM)
    : createOutboxMailer(outboxOf(config), config.MAIL_FROM);
  closers.push(() => mailer.close());
  const isCaching = config.CACHE_MB > 0 && !isDevelopment;
  const directUrl = config.DATABASE_DIRECT_URL ?? url;
  const changes =
    isCaching || config.DATABASE_REPLICA_URL
      ? await watchPublicChanges({ url: directUrl, onError: logError })
      : undefined;
  closers.push(() => changes?.stop());
  const notices = watchNotices({ url: directUrl, channel: OFFICE, onError: logError });
  closers.push(() => notices.stop());
  const replica =
    changes &&
    openReplica(config, {
      primary: publicReads,
      checks: pools.rest,
      changes,
      onStatus: logReplica,
    });
  closers.push(() => replica?.close());
  const jobs = createJobs({ url, direct, onError: logError });
  const tokenKey = keyOf(tokenSecret);
  const app = await buildApp({
    config,
    db,
    office,
    customers,
    directUrl,
    orders,
    publicReads: publicReads.db,
    pools,
    replica,
    disk,
    clock: systemClock,
    jobs,
    mailer,
    tokenKey,
    storefront,
    tracing,
    changes: isCaching ? changes : undefined,
    notices,
  });
  closers.push(() => jobs.stop());
  await jobs.start();
  closers.push(() => app.close());
  const origin = await app.listen({ host: config.HOST, port: config.PORT });
  const refreshing = refreshQueuedFilters(db).catch(logError);
  closers.push(() => refreshing);
  const indexing = indexChangedProducts(db, { all: true }).catch(logError);
  closers.push(() => indexing);
  return config.PORT === 0 ? origin : config.PUBLIC_URL;
}

/** True without a pooler: for the embedded database (neither URL is set), or when both URLs are the same. */
const isDirect = ({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct }: Config) => url === direct;

const replicaMessages: Record<ReplicaStatus, string> = {
  lost: 'replica does not answer: reading from the primary',
  lagging: 'replica is lagging: reading from the primary',
  healthy: 'replica is healthy again: reading from it',
};

/** Undefined without DATABASE_REPLICA_URL. */
function openReplica(
  config: Config,
  parts: Pick<ReplicaOptions, 'primary' | 'checks' | 'changes' | 'onStatus'>,
): Replica | undefined {
  const { DATABASE_REPLICA_URL: url, DATABASE_POOL_SIZE: poolSize } = config;
  if (!url) return undefined;
  const { primary, checks, changes, onStatus } = parts;
  return connectReplica({
    url,
    poolSize,
    direct: isDirect(config),
    primary,
    checks,
    changes,
    onStatus,
  });
}
