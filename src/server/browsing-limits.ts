import type { HttpServer } from '#platform/http/http-server.ts';
import {
  type BrowsingLimit,
  type BrowsingWaits,
  createBrowsingLimit,
} from '#platform/http/limit-browsing.ts';

/** The drawings of a few lists: a drawing takes some milliseconds. */
const MOST_DRAWINGS_WAITING = 200;

/** Limits browsing and drawings to `most` answers at once each; requests of the priority lane go before both. A list shows up to fifty drawings: they have slots of their own, or they would hold up pages. */
export function browsingLimits(
  most: number,
  waits: BrowsingWaits | undefined,
): {
  limitBrowsing: BrowsingLimit;
  limitDrawings: BrowsingLimit;
  priorityLane(scope: HttpServer): void;
} {
  const pages = createBrowsingLimit(most, waits);
  const drawings = createBrowsingLimit(most, { ...waits, longest: MOST_DRAWINGS_WAITING });
  return {
    limitBrowsing: pages.limitBrowsing,
    limitDrawings: drawings.limitBrowsing,
    priorityLane(scope) {
      pages.priorityLane(scope);
      drawings.priorityLane(scope);
    },
  };
}
