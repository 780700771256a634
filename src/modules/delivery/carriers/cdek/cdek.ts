import type { HandOver } from '#contracts/admin/delivery/values.ts';
import { Unavailable } from '#platform/errors/unavailable.ts';
import type { Clock } from '#platform/time/clock.ts';
import { SECOND } from '#platform/time/duration.ts';
import { createSemaphore } from '#platform/work/semaphore.ts';
import { plainName } from '../../quote/find-zone.ts';
import type { TownRef } from '../../quote/tariffs.ts';
import {
  type AskedOffers,
  type Carrier,
  type CarrierAnswer,
  type CarrierCheck,
  CarrierSilent,
} from '../carrier.ts';
import { keepForADay } from '../kept-for-a-day.ts';
import { type AskCdek, type CdekAccount, createCdekApi } from './api.ts';
import { CdekKeysRefused, CdekRefused } from './failures.ts';
import { askOffers, refusalOf } from './offers.ts';
import { findOrder, registerOrder, subscribe } from './orders.ts';
import { findTown } from './towns.ts';

export interface CdekOptions extends CdekAccount {
  /** Origin of the API. */
  readonly url: string;
  readonly clock: Clock;
  readonly handOver: HandOver;
  /** How long a checkout waits, ms. Default: two seconds. */
  readonly patience?: number;
}

const PATIENCE = 2 * SECOND;
/** Of those who give orders, and of work in the background. */
const PATIENCE_OF_STAFF = 10 * SECOND;
const MOST_TOWNS = 3000;
const MOST_OFFERS = 5000;
/** The company is asked for so many orders at once; as many again wait, and the others are told by telephone. */
const AT_ONCE = 8;

/** CDEK as a {@link Carrier}, of one contract. What it answers is kept for a day by towns, packages and floor. */
export function createCdek(options: CdekOptions): Carrier {
  const { clock, handOver, patience = PATIENCE } = options;
  const ask = createCdekApi({ ...options, patience });
  const withSlot = createSemaphore(AT_ONCE, AT_ONCE);
  const offersKept = keepForADay<CarrierAnswer>(clock, MOST_OFFERS);
  const findKept = keepTowns(ask, clock);

  async function askNow(asked: AskedOffers, signal: AbortSignal): Promise<CarrierAnswer> {
    const towns = await Promise.all([asked.from, asked.to].map((town) => findKept(town, signal)));
    const [from, to] = towns;
    if (from === undefined || to === undefined) return { call: 'town not known' };
    const { answer, isWhole } = await askOffers(ask, asked, { from, to, handOver, signal });
    if (isWhole) offersKept.set(keyOf(asked), answer);
    return answer;
  }

  return {
    async offers(asked) {
      const kept = refusalOf(asked) ?? offersKept.get(keyOf(asked));
      if (kept) return kept;
      const signal = AbortSignal.timeout(patience);
      const answer = withSlot(() => askNow(asked, signal)).catch(callOf);
      return Promise.race([answer, silenceAt(signal)]);
    },
    check: (from) =>
      findTown(ask, from, AbortSignal.timeout(patience)).then(
        (code) => (code === undefined ? 'town not known' : 'works'),
        checkOf,
      ),
    async register(order) {
      const signal = AbortSignal.timeout(PATIENCE_OF_STAFF);
      try {
        const towns = [order.from, order.to].map((town) => findKept(town, signal));
        const [from, to] = await Promise.all(towns);
        if (from === undefined || to === undefined) return { refused: 'town not known' };
        return { uuid: await registerOrder(ask, order, { from, to, handOver, signal }) };
      } catch (failure) {
        if (failure instanceof CdekRefused) return { refused: failure.message };
        if (failure instanceof CarrierSilent) return { isSilent: true };
        throw failure;
      }
    },
    track: (key) => findOrder(ask, key, AbortSignal.timeout(PATIENCE_OF_STAFF)),
    subscribe: (address) => subscribe(ask, address, AbortSignal.timeout(PATIENCE_OF_STAFF)),
  };
}

/** Towns by their numbers. A town that is not found is asked for again. */
function keepTowns(ask: AskCdek, clock: Clock) {
  const kept = keepForADay<number>(clock, MOST_TOWNS);
  return async (town: TownRef, signal: AbortSignal): Promise<number | undefined> => {
    const key = townKey(town);
    const known = kept.get(key) ?? (await findTown(ask, town, signal));
    if (known !== undefined) kept.set(key, known);
    return known;
  };
}

const townKey = ({ name, region }: TownRef): string => `${plainName(name)}, ${plainName(region)}`;

const keyOf = ({ from, to, packages, up }: AskedOffers): string =>
  JSON.stringify([townKey(from), townKey(to), packages.map(sizesOf).toSorted(), up ?? null]);

const sizesOf = ({ length, width, height, weight }: AskedOffers['packages'][0]): string =>
  [length, width, height, weight].join('×');

const silenceAt = (signal: AbortSignal): Promise<CarrierAnswer> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve({ call: 'carrier silent' }), { once: true });
  });

/** Keys that are not taken any more are a matter of the owner; a shopper is called. */
function callOf(failure: unknown): CarrierAnswer {
  if (failure instanceof CdekRefused) return { call: 'carrier refuses' };
  if (failure instanceof CarrierSilent || failure instanceof Unavailable)
    return { call: 'carrier silent' };
  throw failure;
}

function checkOf(failure: unknown): CarrierCheck {
  if (failure instanceof CdekKeysRefused) return 'keys refused';
  if (failure instanceof CdekRefused) return 'town not known';
  if (failure instanceof CarrierSilent) return 'silent';
  throw failure;
}
