import { createContext, use } from 'react';
import type { LargePrices } from '#contracts/admin/goods/large-prices.ts';

/** Words of an answer to be sent with the work: that prices which change a lot are meant. */
export interface PricesMeant {
  readonly prices_confirmed?: true;
}

/**
 * Runs a piece of work that changes prices; where the API asks whether large changes are meant, once more when a member has said so. One who
 * says no has refused the work.
 */
export type WithPriceQuestion = <Result>(
  work: (meant: PricesMeant) => Promise<Result>,
) => Promise<Result>;

export interface PriceQuestion {
  readonly withQuestion: WithPriceQuestion;
  /** Asks before the work. False: no. */
  ask(large: LargePrices): Promise<boolean>;
}

export const PriceQuestions = createContext<PriceQuestion>({
  withQuestion: (work) => work({}),
  ask: async () => true,
});

export const usePriceQuestion = (): PriceQuestion => use(PriceQuestions);
