import autocannon from 'autocannon';

/** What a browser says that it takes. */
export const headers = { 'accept-encoding': 'gzip, deflate, br', accept: '*/*' };

/** How a server bore one load. */
export interface Borne {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Of an answer, its head included, as it went over the wire. */
  readonly bytes: number;
  /** Answers that were none of 2xx, connections that broke. */
  readonly failed: number;
}

interface Answer {
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
}

/** Asks each address once, one after another. Throws where one is not answered with 2xx: it would measure something else. */
export async function askOnce(base: string, addresses: readonly string[]): Promise<Borne> {
  const { answers } = await load(base, [addresses], { amount: addresses.length });
  const wrong = answers.findIndex(({ status }) => status < 200 || status > 299);
  if (wrong !== -1) throw new Error(`${answers[wrong]?.status} ${base}${addresses[wrong]}`);
  if (answers.length < addresses.length) throw new Error(`${base} does not answer`);
  const seconds = answers.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  return borne(answers, seconds, 0);
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
  const { answers, result } = await load(base, turns, { duration: seconds });
  return borne(answers, result.duration, result.non2xx + result.errors);
}

function load(
  base: string,
  turns: readonly (readonly string[])[],
  length: { amount: number } | { duration: number },
): Promise<{ answers: Answer[]; result: autocannon.Result }> {
  const answers: Answer[] = [];
  let connected = 0;
  return new Promise((resolve, reject) => {
    const run = autocannon(
      {
        ...{ url: base, connections: turns.length, headers, ...length },
        setupClient(client) {
          client.setRequests((turns[connected % turns.length] ?? []).map((path) => ({ path })));
          connected += 1;
        },
      },
      (error, result) => (error ? reject(error) : resolve({ answers, result })),
    );
    run.on('response', (_client, status, bytes, ms) => answers.push({ status, bytes, ms }));
  });
}

function borne(answers: readonly Answer[], seconds: number, failed: number): Borne {
  const at = percentiles(answers.map(({ ms }) => ms));
  return {
    requests: answers.length,
    perSecond: answers.length / seconds,
    ...{ p50: at(0.5), p99: at(0.99) },
    bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0) / Math.max(1, answers.length),
    failed,
  };
}

/** What so large a share of the times does not exceed. */
export function percentiles(times: readonly number[]): (share: number) => number {
  const sorted = Float64Array.from(times).sort();
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
