import { type ComponentProps, type ReactNode, useState } from 'react';
import { largePriceMessages as words } from '#messages/catalogue/large-prices.ts';
import { officeMessages } from '#messages/office/common.ts';
import { ApiFailure, conflictOf } from '../../api/call-api.ts';
import type { goodsCalls } from '../../api/endpoints/goods.ts';
import { type PriceQuestion, PriceQuestions } from '../../api/price-question.ts';
import type { PriceQuestionDialog } from '../../ui/price-question.tsx';

interface Asked extends ComponentProps<typeof PriceQuestionDialog> {
  readonly Dialog: typeof PriceQuestionDialog;
}

/** Asks in a dialog whether prices that change a lot are meant, whatever screen changes them. */
export function PriceQuestionsProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask: PriceQuestion['ask'] = async (large) => {
    const { PriceQuestionDialog: Dialog } = await import('../../ui/price-question.tsx').catch(
      () => {
        throw new Error(officeMessages.noConnection);
      },
    );
    return new Promise<boolean>((answer) => setAsked({ Dialog, large, answer })).finally(() =>
      setAsked(null),
    );
  };
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
      {asked && <asked.Dialog large={asked.large} answer={asked.answer} />}
    </PriceQuestions>
  );
}
