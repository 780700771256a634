import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { browserHeaders } from '../load/client.ts';

/** Results of the offered requests. Times in ms. */
export interface Arrivals {
  readonly served: number[];
  readonly refused: number[];
  /** Number of 503 responses without Retry-After. */
  withoutRetryAfter: number;
  /** Other statuses and network errors, with their counts. */
  readonly failed: Map<string, number>;
}

const STEP = 10;
const PATIENCE = 30_000;

/**
 * Open-loop load: requests start at a fixed rate and do not wait for earlier responses. At the stop it waits for open requests. Free
 * connections are reused, like a proxy does.
 */
export async function offer(
  base: string,
  next: () => string,
  { perSecond, signal }: { perSecond: number; signal: AbortSignal },
): Promise<Arrivals> {
  const agent = new Agent({ keepAlive: true });
  const arrivals: Arrivals = { served: [], refused: [], withoutRetryAfter: 0, failed: new Map() };
  const waiting = new Set<Promise<void>>();
  const started = performance.now();
  for (let come = 0; !signal.aborted; await pause(STEP)) {
    const due = ((performance.now() - started) / 1000) * perSecond;
    for (; come < due; come += 1) {
      const visit: Promise<void> = ask(agent, base + next(), arrivals).finally(() =>
        waiting.delete(visit),
      );
      waiting.add(visit);
    }
  }
  await Promise.all(waiting);
  agent.destroy();
  return arrivals;
}

async function ask(agent: Agent, url: string, arrivals: Arrivals): Promise<void> {
  const started = performance.now();
  const fail = (why: string) => arrivals.failed.set(why, (arrivals.failed.get(why) ?? 0) + 1);
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const [answer] = (await once(
      get(url, { agent, headers: browserHeaders, signal }),
      'response',
    )) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    const ms = performance.now() - started;
    if (answer.statusCode === 200) arrivals.served.push(ms);
    else if (answer.statusCode === 503) {
      arrivals.refused.push(ms);
      if (!(Number(answer.headers['retry-after']) > 0)) arrivals.withoutRetryAfter += 1;
    } else fail(String(answer.statusCode));
  } catch (error) {
    fail(error instanceof Error && 'code' in error ? String(error.code) : String(error));
  }
}
