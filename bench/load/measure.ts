import autocannon from 'autocannon';
import { browserHeaders, type Headers, openClient } from './client.ts';

/** Result of one load; times in ms. */
export interface Rate {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

export interface Borne extends Rate {
  readonly requests: number;
  /** Bytes of a response as sent, with headers. */
  readonly bytes: number;
  /** Responses other than 2xx, and broken connections. */
  readonly failed: number;
}

/** Requests each address once, one after another. Throws on a status other than 2xx, because the result would be wrong. */
export async function askOnce(
  base: string,
  addresses: readonly string[],
  headers?: Headers,
): Promise<Rate> {
  const client = openClient(base, headers);
  const times: number[] = [];
  const started = performance.now();
  for (const address of addresses) {
    const begun = performance.now();
    const { status } = await client.take(address);
    times.push(performance.now() - begun);
    if (status < 200 || status > 299) throw new Error(`${status} ${base}${address}`);
  }
  client.leave();
  return rateOf(times, (performance.now() - started) / 1000);
}

interface Load {
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Headers | undefined;
}

/** Requests the addresses repeatedly for some seconds. Each connection starts at another address. */
export async function askAgain(
  base: string,
  addresses: readonly string[],
  { connections, seconds, headers = browserHeaders }: Load,
): Promise<Borne> {
  const turns = Array.from({ length: connections }, (_, index) => {
    const first = Math.floor((index * addresses.length) / connections);
    return [...addresses.slice(first), ...addresses.slice(0, first)];
  });
  const times: number[] = [];
  let received = 0;
  const result = await load(base, turns, { seconds, headers }, (bytes, ms) => {
    times.push(ms);
    received += bytes;
  });
  return {
    ...rateOf(times, result.duration),
    requests: times.length,
    bytes: received / Math.max(1, times.length),
    failed: result.non2xx + result.errors,
  };
}

function load(
  base: string,
  turns: readonly (readonly string[])[],
  { seconds, headers }: { seconds: number; headers: Headers },
  onAnswer: (bytes: number, ms: number) => void,
): Promise<autocannon.Result> {
  let connected = 0;
  return new Promise((resolve, reject) => {
    const run = autocannon(
      {
        url: base,
        connections: turns.length,
        headers,
        duration: seconds,
        setupClient(client) {
          client.setRequests((turns[connected % turns.length] ?? []).map((path) => ({ path })));
          connected += 1;
        },
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
    run.on('response', (_client, _status, bytes, ms) => onAnswer(bytes, ms));
  });
}

/** Rate and percentiles of response times (ms) within `seconds`. */
export function rateOf(times: readonly number[], seconds: number): Rate {
  const at = percentiles(times);
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** Returns a function from a share to its percentile: 0.99 gives p99. */
export function percentiles(times: readonly number[]): (share: number) => number {
  const sorted = Float64Array.from(times).sort();
  return (share) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
