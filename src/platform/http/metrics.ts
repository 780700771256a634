import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Replica } from '../database/replica.ts';
import { SECOND } from '../duration.ts';
import type { JobCount } from '../jobs.ts';
import type { AnswerUse } from './answer-cache.ts';
import { refusal, sendError } from './errors.ts';
import type { HttpServer } from './http-server.ts';

/** Where the numbers come from that are asked for when somebody looks. */
export interface MeasuredParts {
  /** Whoever asks from elsewhere than this machine must show it. */
  readonly token?: string | undefined;
  readonly pool?: { totalCount: number; idleCount: number; waitingCount: number } | undefined;
  readonly replica?: Pick<Replica, 'counts' | 'isFit'> | undefined;
  /** Jobs by queue and state. */
  readonly jobs: () => Promise<JobCount[]>;
  /** Answers worth a counter of their own, by route and status. */
  readonly events: readonly { name: string; help: string; route: string; status: number }[];
}

export interface Metrics {
  /** How an answer of the cache was come by. */
  countUse(use: AnswerUse): void;
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** `GET /metrics` for Prometheus: the process, requests by route, the pool, the cache, jobs. */
export function registerMetrics(app: HttpServer, parts: MeasuredParts): Metrics {
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
  const uses = new Counter({
    name: 'answer_cache_total',
    help: 'Answers that could be kept, by how they were come by',
    labelNames: ['use'] as const,
    registers,
  });
  measurePool(parts.pool, registers);
  measureReplica(parts.replica, registers);
  measureJobs(parts.jobs, registers);

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
    if (!mayLook(request, parts.token)) return sendError(reply, refusal('not_found'));
    reply.header('cache-control', 'no-store').type(register.contentType);
    return register.metrics();
  });
  return { countUse: (use) => uses.inc({ use }) };
}

function measurePool(pool: MeasuredParts['pool'], registers: Registry[]): void {
  if (!pool) return;
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'awaited' }, pool.waitingCount);
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
      this.set((await replica.isFit()) ? 1 : 0);
    },
  });
  new Counter({
    name: 'database_reads_total',
    help: 'Reads of what every visitor sees, by who answered them',
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

/** With the token from anywhere; without one from this machine alone, and not through its proxy. */
function mayLook({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const expected = Buffer.from(`Bearer ${token}`);
    const given = Buffer.from(headers.authorization ?? '');
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
  const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
  return isLocal && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}
