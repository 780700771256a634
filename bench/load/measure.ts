import autocannon from 'autocannon';
import { headers, openClient } from './client.ts';

/** How a server bore one load; times in ms. */
export interface Rate {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

export interface Borne extends Rate {
  readonly requests: number;
  /** Of an answer, its head included, as it went over the wire. */
  readonly bytes: number;
  /** Answers that were none of 2xx, connections that broke. */
  readonly failed: number;
}

/** Asks each address once, one after another. Throws where one is not answered with 2xx: it would measure something else. */
export async function askOnce(base: string, addresses: readonly string[]): Promise<Rate> {
  const client = openClient(base);
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

/** Asks the addresses again and again for some seconds; each connection begins with another one. */
export async function askAgain(
  base: string,
  addresses: readonly string[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Borne> {
  const turns = Array.from({ length: connections }, (_, index) => {
    const first = Math.floor((index * addresses.length) / connections);
    return [...addresses.slice(first), ...addresses.slice(0, first)];
  });
  const times: number[] = [];
  let received = 0;
  const result = await load(base, turns, seconds, (bytes, ms) => {
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
  seconds: number,
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

/** Rate and tails of so many times, in ms, within so many seconds. */
export function rateOf(times: readonly number[], seconds: number): Rate {
  const at = percentiles(times);
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** What so large a share of the times does not exceed. */
export function percentiles(times: readonly number[]): (share: number) => number {
  const sorted = Float64Array.from(times).sort();
  return (share) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
