import { LRUCache } from 'lru-cache';
import type { Clock } from '#platform/time/clock.ts';
import { DAY } from '#platform/time/duration.ts';

/** Values that hold for a day, at most so many: the ones that were not asked for the longest go first. */
export interface KeptForADay<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

export function keepForADay<Value>(clock: Clock, most: number): KeptForADay<Value> {
  const kept = new LRUCache<string, { value: Value; until: number }>({ max: most });
  const now = () => clock.now().getTime();
  return {
    get(key) {
      const found = kept.get(key);
      return found && found.until > now() ? found.value : undefined;
    },
    set: (key, value) => kept.set(key, { value, until: now() + DAY }),
  };
}
