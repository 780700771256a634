import type { BankFit, BankRow, ChosenDocument } from '#contracts/admin/bank/bank-file.ts';
import { MOST_NOTED } from '#contracts/admin/bank/values.ts';

/** For which invoice a payment is noted, by its id; 0: it is not. What is not here is as the shop has found it. */
export type Choices = Readonly<Record<string, number>>;

/** The invoice that a payment will be noted for. One without a doubt is chosen from the start. */
export function chosenFit({ id, kind, fits }: BankRow, choices: Choices): BankFit | undefined {
  const chosen = choices[id] ?? (kind === 'matched' ? fits[0]?.invoice : 0);
  return fits.find(({ invoice }) => invoice === chosen);
}

/** What is sent at once: the chosen payments in their order. */
export const documentsOf = (rows: readonly BankRow[], choices: Choices): ChosenDocument[] =>
  rows
    .flatMap((row): ChosenDocument[] => {
      const fit = chosenFit(row, choices);
      if (!fit) return [];
      const { invoice, order, version, is_extra: extra } = fit;
      return [{ ...row.document, invoice, order, version, extra }];
    })
    .slice(0, MOST_NOTED);
