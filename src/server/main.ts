// First: OpenTelemetry patches libraries while they are loaded.
import './start-tracing.ts';

import cluster from 'node:cluster';
import { inspect, parseArgs } from 'node:util';
import closeWithGrace from 'close-with-grace';
import { startMessages } from '#messages/commands/console.ts';
import type { Config } from '#platform/config/config.ts';
import { readShopConfig } from '#platform/config/shop-config.ts';
import { printable } from '#platform/text/printable.ts';
import { SECOND } from '#platform/time/duration.ts';
import { endInTime } from '#platform/work/end-in-time.ts';
import { isPublic } from '../office/demo/demo-left.ts';
import { type Closers, closeAll } from './closers.ts';
import { outboxOf } from './outbox.ts';
import { prepare } from './prepare.ts';
import { serve } from './serve.ts';
import { tracing } from './start-tracing.ts';
import { startWorkers } from './workers.ts';

const MAX_WORKERS = 64;
/** What is in flight has so long to end after SIGTERM. */
const GRACE = 60 * SECOND;
/** An exit that takes longer waits for native code that does not end. */
const EXITING = 5 * SECOND;

/** Only the primary process prints. */
const say = (line: string) => {
  if (cluster.isPrimary) console.log(printable(line));
};

/** Starts the shop in one process, or in `--workers N`. Closes everything again when a step fails. */
async function main(): Promise<void> {
  const started = performance.now();
  const workers = readWorkers();
  const config = readShopConfig();
  const closers: Closers = [];
  if (tracing) closers.push(tracing.stop);
  try {
    const { address, firstKey } = cluster.isWorker
      ? { address: await serve(config, preparedBefore(config), closers, tracing) }
      : await open(workers, config, closers);
    // Before the line that the shop is open: a script that waits for it may stop the shop at once.
    if (cluster.isWorker) closeOnSignal(closers);
    else closeWithMessages(closers);
    say(startMessages.listening(address, performance.now() - started));
    if (!config.SMTP_URL) say(startMessages.lettersKept(outboxOf(config)));
    sayOfOffice(config, config.ADMIN_URL ?? address, firstKey);
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

/** Where the office is, or how its first owner comes in. */
function sayOfOffice(config: Config, address: string, firstKey: string | undefined): void {
  say(
    firstKey
      ? startMessages.firstOwner(`${address}/admin/first#key=${firstKey}`)
      : startMessages.office(`${address}/admin/`),
  );
  if (isPublic(config) && !config.ADMIN_URL) say(startMessages.adminUrlAdvised);
}

function closeWithMessages(closers: Closers): void {
  const onTimeout = () => {
    console.error(startMessages.stoppedByForce);
    endInTime(EXITING);
  };
  closeWithGrace({ delay: GRACE, onTimeout }, async ({ err }) => {
    if (err) console.error(printable(inspect(err)));
    say(startMessages.stopping);
    await closeAll(closers);
    say(startMessages.stopped);
    endInTime(EXITING);
  });
}

/** A worker stops on SIGTERM from the primary, or when the primary dies. It ignores Ctrl-C, which reaches all processes of the terminal. */
function closeOnSignal(closers: Closers): void {
  const close = async () => {
    await closeAll(closers);
    endInTime(EXITING);
    process.exit(0);
  };
  process.on('SIGINT', () => undefined);
  process.once('SIGTERM', close);
  process.once('disconnect', close);
}

interface Opened {
  readonly address: string;
  /** The secret of the first owner's link, of a shop without staff. */
  readonly firstKey?: string | undefined;
}

async function open(workers: number, config: Config, closers: Closers): Promise<Opened> {
  const prepared = await prepare(config, say, closers);
  const { firstKey } = prepared;
  if (workers === 1) {
    return { address: await serve(config, prepared, closers, tracing), firstKey };
  }
  const environment = {
    DATABASE_URL: prepared.url,
    // The embedded database has no pooler.
    ...(config.DATABASE_URL ? {} : { DATABASE_DIRECT_URL: prepared.url }),
    JWT_SECRET: prepared.tokenSecret,
  };
  const { address, stop } = await startWorkers(workers, environment, say);
  closers.push(stop);
  const isNamed = config.PORT !== 0;
  return {
    address: isNamed ? config.PUBLIC_URL : `http://${config.HOST}:${address.port}`,
    firstKey,
  };
}

/** A worker gets the prepared database and secret as environment variables. */
const preparedBefore = ({ DATABASE_URL: url = '', JWT_SECRET: tokenSecret = '' }: Config) => ({
  url,
  tokenSecret,
});

function readWorkers(): number {
  const { values } = parseArgs({ options: { workers: { type: 'string', default: '1' } } });
  const workers = Number(values.workers);
  if (Number.isInteger(workers) && workers >= 1 && workers <= MAX_WORKERS) return workers;
  throw new Error(startMessages.wrongWorkers(values.workers, MAX_WORKERS));
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return startMessages.portTaken(Number(error.port));
  }
  return process.env.LOG_LEVEL === 'debug' ? String(error.stack) : error.message;
}

main().catch((error: unknown) => {
  console.error(printable(explain(error)));
  process.exit(1);
});
