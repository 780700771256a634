import { type ReactNode, useState } from 'react';
import type { LargePrices } from '#contracts/admin/goods/large-prices.ts';
import { largePriceMessages as words } from '#messages/catalogue/large-prices.ts';
import { ApiFailure, conflictOf } from '../../api/call-api.ts';
import type { goodsCalls } from '../../api/endpoints/goods.ts';
import { type PriceQuestion, PriceQuestions } from '../../api/price-question.ts';
import { PriceQuestionDialog } from '../../ui/price-question.tsx';

interface Asked {
  readonly large: LargePrices;
  readonly answer: (areMeant: boolean) => void;
}

/** Asks in a dialog whether prices that change a lot are meant, whatever screen changes them. */
export function PriceQuestionsProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask: PriceQuestion['ask'] = (large) =>
    new Promise<boolean>((answer) => setAsked({ large, answer })).finally(() => setAsked(null));
  const withQuestion: PriceQuestion['withQuestion'] = async (work) => {
    try {
      return await work({});
    } catch (error) {
      // Every endpoint that takes prices asks in the same way.
      const large = conflictOf<typeof goodsCalls.change>(error)?.large_prices;
      if (!large) throw error;
      if (!(await ask(large)))
        throw new ApiFailure(409, { code: 'prices_large', detail: words.notMeant });
      return work({ prices_confirmed: true });
    }
  };
  return (
    <PriceQuestions value={{ withQuestion, ask }}>
      {children}
      {asked && <PriceQuestionDialog {...asked} />}
    </PriceQuestions>
  );
}
