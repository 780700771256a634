import { Unavailable } from './unavailable.ts';

/** Does work when its turn comes. */
export type TakeTurns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets so much work go on at once and so much wait; what comes beyond is {@link Unavailable}. */
export function createTurns(atOnce: number, mostWaiting: number): TakeTurns {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (working >= atOnce) {
      if (waiting.length >= mostWaiting) throw new Unavailable('Too much work is waiting');
      // Whoever ends hands over the place.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
