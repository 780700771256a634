import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Replica } from '../database/replica.ts';
import type { JobCount } from '../jobs/jobs.ts';
import { SECOND } from '../time/duration.ts';
import { refusal, sendError } from './errors.ts';
import type { HttpServer } from './http-server.ts';
import type { SecurityLog } from './security-log.ts';
import { isFromThisMachine } from './this-machine.ts';

/** Sources of the values that are collected at each scrape. */
export interface MeasuredParts {
  /** Bearer token of the scraper. Without it only this machine may scrape. */
  readonly token?: string | undefined;
  /** A proxy serves the shop: its requests come from this machine too, so without a token scraping is refused. */
  readonly behindProxy: boolean;
  /** Connection pools by name. */
  readonly pools?: Readonly<Record<string, PoolCounts>> | undefined;
  readonly replica?: Pick<Replica, 'counts' | 'isHealthy'> | undefined;
  /** Events of security since the start. */
  readonly security: SecurityLog['counts'];
  /** Jobs by queue and state. */
  readonly jobs: () => Promise<JobCount[]>;
  /** Responses with a counter of their own, by route and status. */
  readonly events: readonly { name: string; help: string; route: string; status: number }[];
  readonly cacheUses: Counter<'use'>;
  /** Values of the domain. */
  readonly gauges: readonly DomainGauge[];
}

interface DomainGauge {
  readonly name: string;
  readonly help: string;
  /** The label whose values are the keys of `value`. */
  readonly label?: string;
  readonly value: () => Promise<number | Readonly<Record<string, number>>>;
}

interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** Counts cacheable responses by their sources. */
export const createCacheUses = () =>
  new Counter({
    name: 'answer_cache_total',
    help: 'Responses that can be cached, by where they came from',
    labelNames: ['use'] as const,
    registers: [],
  });

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** `GET /metrics` for Prometheus: the process, requests by route, the pool, the cache, jobs. */
export function registerMetrics(app: HttpServer, parts: MeasuredParts): void {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers,
  });
  const events = parts.events.map(({ name, help, ...event }) => ({
    ...event,
    counter: new Counter({ name, help, registers }),
  }));
  register.registerMetric(parts.cacheUses);
  measurePools(parts.pools, registers);
  measureReplica(parts.replica, registers);
  measureJobs(parts.jobs, registers);
  measureSecurity(parts.security, registers);
  for (const gauge of parts.gauges) measureDomain(gauge, registers);

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    requests.observe({ method: request.method, route, status }, reply.elapsedTime / SECOND);
    for (const event of events) {
      if (event.route === route && event.status === status) event.counter.inc();
    }
    done();
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayScrape(request, parts)) return sendError(reply, refusal('not_found'));
    reply.header('cache-control', 'no-store').type(register.contentType);
    return register.metrics();
  });
}

function measureDomain({ name, help, label, value }: DomainGauge, registers: Registry[]): void {
  new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers,
    async collect() {
      const values = await value();
      if (typeof values === 'number') return this.set(values);
      this.reset();
      for (const [key, one] of Object.entries(values)) this.set({ [label ?? '']: key }, one);
    },
  });
}

function measurePools(pools: MeasuredParts['pools'], registers: Registry[]): void {
  if (!pools) return;
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of each pool, and requests that wait for one',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect() {
      for (const [pool, counts] of Object.entries(pools)) {
        this.set({ pool, state: 'open' }, counts.totalCount);
        this.set({ pool, state: 'idle' }, counts.idleCount);
        this.set({ pool, state: 'awaited' }, counts.waitingCount);
      }
    },
  });
}

function measureReplica(replica: MeasuredParts['replica'], registers: Registry[]): void {
  if (!replica) return;
  new Gauge({
    name: 'database_replica_fit',
    help: '1 while the replica answers and has every change that this process knows of',
    registers,
    async collect() {
      this.set((await replica.isHealthy()) ? 1 : 0);
    },
  });
  new Counter({
    name: 'database_reads_total',
    help: 'Reads of public data, by the database that answered',
    labelNames: ['from'] as const,
    registers,
    collect() {
      this.reset();
      for (const [from, count] of Object.entries(replica.counts)) this.inc({ from }, count);
    },
  });
}

function measureJobs(jobs: MeasuredParts['jobs'], registers: Registry[]): void {
  new Gauge({
    name: 'jobs',
    help: 'Jobs by queue and state',
    labelNames: ['queue', 'state'] as const,
    registers,
    async collect() {
      this.reset();
      for (const { queue, state, count } of await jobs()) this.set({ queue, state }, count);
    },
  });
}

function measureSecurity(counts: MeasuredParts['security'], registers: Registry[]): void {
  new Counter({
    name: 'security_events_total',
    help: 'Sign-ins, refusals and changes of accounts, as in the log of security',
    labelNames: ['event'] as const,
    registers,
    collect() {
      this.reset();
      for (const [event, count] of counts) this.inc({ event }, count);
    },
  });
}

/** With a token: any client that sends it. Without: only this machine, and only where no proxy is set. */
function mayScrape(
  request: FastifyRequest,
  { token, behindProxy }: Pick<MeasuredParts, 'token' | 'behindProxy'>,
): boolean {
  if (token !== undefined) {
    const expected = Buffer.from(`Bearer ${token}`);
    const given = Buffer.from(request.headers.authorization ?? '');
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
  return isFromThisMachine(request, behindProxy);
}
