import type { Times } from '../times.ts';

export const CONNECTIONS = 10;
const ASKED = 300;
/** The first are not counted: a shop at work has its code compiled and its data in memory. */
const WARM = 50;

/** Calls of the office by the member of a cookie. */
export function askedAs(base: string, cookie: string) {
  const get = async (path: string): Promise<unknown> => {
    const answer = await fetch(base + path, { headers: { cookie } });
    if (answer.status !== 200) throw new Error(`${answer.status} ${path}`);
    return answer.json();
  };
  /** Asks the paths in turn, so many at once. */
  const timed = async (what: string, paths: readonly string[]): Promise<Times> => {
    const times: number[] = [];
    let next = 0;
    const work = async () => {
      while (next < WARM + ASKED) {
        const path = paths[next++ % paths.length] as string;
        const started = performance.now();
        await get(path);
        times.push(performance.now() - started);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    return { what, times: times.slice(WARM) };
  };
  return { get, timed };
}
