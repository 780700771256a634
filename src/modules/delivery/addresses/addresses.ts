import type { SuggestedAddress } from '#contracts/delivery.ts';
import type { Database } from '#platform/database/database.ts';
import { Unavailable } from '#platform/errors/unavailable.ts';
import { countUse, eachNetwork, type RateLimit } from '#platform/security/rate-limit.ts';
import type { Sealing } from '#platform/security/sealing.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { createSemaphore } from '#platform/work/semaphore.ts';
import { type KeptForADay, keepForADay } from '../carriers/kept-for-a-day.ts';
import { plainName } from '../quote/find-zone.ts';
import type { ReadTerms } from '../terms/terms.ts';
import { type AskedAddresses, askDadata } from './dadata.ts';
import { type ServiceRow, selectService, setStopped, takeUse } from './queries.ts';

export interface AddressesContext {
  readonly db: Database;
  readonly clock: Clock;
  /** Seals the key: its own key is not in the database. */
  readonly sealing: Sealing;
  /** Origin of the service. */
  readonly dadataUrl: string;
  /** How long the service is waited for, ms. Default: two seconds. */
  readonly patience?: number;
}

interface Asking extends AddressesContext {
  readonly readTerms: ReadTerms;
  /** Questions that a network may cause. */
  readonly limit: RateLimit;
}

export interface SoughtAddresses {
  readonly query: string;
  /** A key of a town or a typed name; empty: any. */
  readonly town: string;
  readonly ip: string;
}

export interface Addresses {
  /**
   * Addresses that begin so. Empty where no key is stored, the day's budget is used up, or the service refuses or is silent: the shopper
   * types on. Throws `too_many_requests`.
   */
  suggest(sought: SoughtAddresses): Promise<readonly SuggestedAddress[]>;
}

/** Answers that a process keeps. */
const MOST_KEPT = 2000;
const AT_ONCE = 8;
const MOST_WAITING = 8;

/** The service begins its day at midnight of Moscow. */
export const dayOfService = (clock: Clock): string => dateIn(clock.now(), 'Europe/Moscow');

export const sealKey = (sealing: Sealing, key: string): Buffer => sealing.seal(Buffer.from(key));

/** Undefined where the key was sealed by another one, as after a restored copy without its secret: it is entered anew. */
export function openKey(sealing: Sealing, { key }: Pick<ServiceRow, 'key'>): string | undefined {
  try {
    return sealing.open(key).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Suggests addresses by the key that the owner has entered, as of now. What was asked lies in memory alone, for a day. */
export function createAddresses(context: Asking): Addresses {
  const { db, clock, sealing, dadataUrl: url, patience, readTerms, limit } = context;
  const inSlot = createSemaphore(AT_ONCE, MOST_WAITING);
  let kept: {
    readonly version: string;
    readonly answers: KeptForADay<readonly SuggestedAddress[]>;
  };

  /** What was answered is forgotten with the key. */
  function answersOf({ key }: ServiceRow) {
    const version = key.toString('base64');
    if (kept?.version !== version) kept = { version, answers: keepForADay(clock, MOST_KEPT) };
    return kept.answers;
  }

  /** A town that is not known is looked for by its name alone. */
  async function townOf(text: string): Promise<AskedAddresses['town']> {
    if (text.trim() === '') return undefined;
    const found = (await readTerms(db)).towns.find(text);
    if ('town' in found) return found.town;
    const comma = text.lastIndexOf(',');
    return { name: (comma > 0 ? text.slice(0, comma) : text).trim() };
  }

  async function ask(row: ServiceRow, asked: AskedAddresses) {
    const key = openKey(sealing, row);
    const today = dayOfService(clock);
    if (!key || !(await takeUse(db, today, row.dailyBudget))) return undefined;
    const answer = await askDadata({ url, key, patience }, asked);
    if ('found' in answer) return answer.found;
    if (answer.failure === 'refused') await setStopped(db, today, true);
    return undefined;
  }

  return {
    async suggest({ query, town: text, ip }) {
      const row = await selectService(db, dayOfService(clock));
      if (!row) return [];
      const town = await townOf(text);
      const wanted = [query, town?.name ?? '', town?.region ?? ''].map(plainName).join('\n');
      const answers = answersOf(row);
      const known = answers.get(wanted);
      if (known) return known;
      if (row.isStopped || row.askedToday >= row.dailyBudget) return [];
      await eachNetwork(countUse, { db, clock }, { limit, action: 'address', ip });
      try {
        const found = await inSlot(() => ask(row, { query, town }));
        if (found) answers.set(wanted, found);
        return found ?? [];
      } catch (error) {
        if (error instanceof Unavailable) return [];
        throw error;
      }
    },
  };
}
