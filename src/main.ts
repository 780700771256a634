import { existsSync } from 'node:fs';
import closeWithGrace from 'close-with-grace';
import { startMessages } from '#messages/console.ts';
import {
  fillEmptyCatalogue,
  indexChangedProducts,
  isCatalogueEmpty,
} from '#modules/catalog/index.ts';
import { fillEmptySettings } from '#modules/settings/index.ts';
import { systemClock } from '#platform/clock.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { connectDatabase, type Database } from '#platform/database/database.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { watchPublicChanges } from '#platform/database/public-changes.ts';
import { describeError } from '#platform/describe-error.ts';
import { SECOND } from '#platform/duration.ts';
import { createJobs } from '#platform/jobs.ts';
import { createOutboxMailer, createSmtpMailer } from '#platform/mailer.ts';
import { readOrMakeSecret } from '#platform/secret-file.ts';
import { buildApp } from './app.ts';
import { builtStorefront, developmentStorefront } from './storefront-source.ts';

const say = (line: string) => console.log(line);

/** Opens the shop; undoes what it has begun where a later step fails. */
async function main(): Promise<void> {
  const started = performance.now();
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const closers: (() => Promise<void> | void)[] = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };

  try {
    const storefront =
      config.NODE_ENV === 'development' ? await developmentStorefront() : await builtStorefront();
    const url = await databaseUrl(config, closers);
    const logError = (error: Error) => app.log.error(describeError(error), 'background failure');
    const connection = connectDatabase(url, config.DATABASE_POOL_SIZE, logError);
    closers.push(connection.close);

    const migrating = performance.now();
    await migrateDatabase(connection.pool);
    say(startMessages.migrated(performance.now() - migrating));
    if (config.DEMO_CATALOGUE) await fillEmptyShop(connection.db);

    const mailer = config.SMTP_URL
      ? createSmtpMailer(config.SMTP_URL, config.MAIL_FROM)
      : createOutboxMailer(`${config.DATA_DIR}/outbox`, config.MAIL_FROM);
    closers.push(() => mailer.close());
    const jobs = createJobs({ url, onError: logError });
    const { db } = connection;
    const changes =
      config.CACHE_MB > 0 && config.NODE_ENV !== 'development'
        ? await watchPublicChanges({ url, onError: logError })
        : undefined;
    closers.push(() => changes?.stop());
    const tokenKey = new TextEncoder().encode(tokenSecret(config));
    const app = await buildApp({
      ...{
        config,
        db,
        clock: systemClock,
        jobs,
        mailer,
        tokenKey,
        changes,
        storefront,
        pool: connection.pool,
      },
    });
    closers.push(() => jobs.stop());
    await jobs.start();
    closers.push(() => app.close());
    const origin = await app.listen({ host: config.HOST, port: config.PORT });
    const address = config.PORT === 0 ? origin : config.PUBLIC_URL;
    say(startMessages.listening(address, performance.now() - started));
    const indexing = indexChangedProducts(db, { all: true }).catch(logError);
    closers.push(() => indexing);
  } catch (error) {
    await closeAll();
    throw error;
  }

  closeWithGrace({ delay: 60 * SECOND }, async ({ err }) => {
    if (err) console.error(err);
    say(startMessages.stopping);
    await closeAll();
    say(startMessages.stopped);
  });
}

/** An embedded shop makes its own secret; shops that share a database must be given the same one. */
function tokenSecret(config: Config): string {
  if (config.JWT_SECRET) return config.JWT_SECRET;
  if (config.DATABASE_URL) throw new Error(startMessages.secretNeeded);
  return readOrMakeSecret(`${config.DATA_DIR}/jwt-secret`);
}

async function databaseUrl(
  config: Config,
  closers: (() => Promise<void> | void)[],
): Promise<string> {
  if (config.DATABASE_URL) return config.DATABASE_URL;
  const database = await startEmbeddedDatabase({ folder: config.DATA_DIR, say });
  closers.push(database.stop);
  return database.url;
}

async function fillEmptyShop(db: Database): Promise<void> {
  if (!(await isCatalogueEmpty(db))) return;
  const started = performance.now();
  const { demoCategories } = await import('../db/demo/index.ts');
  const { demoContacts } = await import('../db/demo/contacts.ts');
  const products = await db.transaction(async (tx) => {
    await fillEmptySettings(tx, demoContacts);
    return fillEmptyCatalogue(tx, demoCategories, new Date());
  });
  if (products === 0) return;
  say(startMessages.demoFilled(products, performance.now() - started));
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return startMessages.portTaken(Number(error.port));
  }
  return process.env.LOG_LEVEL === 'debug' ? String(error.stack) : error.message;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
