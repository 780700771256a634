import { logFailure } from '../../log.ts';
import { createStore } from '../../store.ts';
import { askPromises } from './delivery-api.ts';

/** Cards that come within this time are asked about together, ms. */
const GATHERING = 100;
const AT_ONCE = 100;

interface KnownDays {
  readonly town: string;
  readonly days: ReadonlyMap<number, string>;
}

/** When goods come to the town of this browser, by variant: one question for the cards of a page. */
export const daysOfCards = createStore<KnownDays>({ town: '', days: new Map() });

let wanted = new Set<number>();
let isWaiting = false;
/** Asked about already, for the town of the store. */
let asked = new Set<number>();

/** Asks for the day of a variant, unless it is known or asked for. */
export function wantDay(town: string, variant: number): void {
  if (daysOfCards.get().town !== town) {
    daysOfCards.set({ town, days: new Map() });
    asked = new Set();
    wanted = new Set();
  }
  if (asked.has(variant)) return;
  asked.add(variant);
  wanted.add(variant);
  askSoon();
}

function askSoon(): void {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(askTogether, GATHERING);
}

function askTogether(): void {
  isWaiting = false;
  const { town } = daysOfCards.get();
  const variants = [...wanted].slice(0, AT_ONCE);
  for (const variant of variants) wanted.delete(variant);
  if (wanted.size > 0) askSoon();
  if (variants.length === 0) return;
  askPromises(town, variants).then(
    (found) => {
      const known = daysOfCards.get();
      if (known.town === town) daysOfCards.set({ town, days: new Map([...known.days, ...found]) });
    },
    (error: unknown) => logFailure('days of cards were not read', error),
  );
}
