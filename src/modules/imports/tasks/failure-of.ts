import type { TaskFailure } from '#contracts/admin/imports/import-results.ts';
import { importTaskMessages as messages, reasonInOffice } from '#messages/imports/import-tasks.ts';
import type { FoundColumns } from '../feed-item.ts';
import {
  type ImportError,
  LargePrices,
  LargeWithdrawal,
  MissingColumns,
  SameGoods,
} from '../import-error.ts';
import { shownPrices } from './large-prices.ts';
import { columnsOf } from './shown-columns.ts';

/** Why an import has changed nothing, in words of the office. */
export function failureOf(error: ImportError, columns: FoundColumns | undefined): TaskFailure {
  const none = { owner: null, columns: [] };
  if (error instanceof SameGoods) {
    const { owner } = error;
    return { ...none, kind: 'same_goods', owner, text: messages.sameGoods(owner) };
  }
  if (error instanceof LargeWithdrawal) {
    const text = messages.manyMissing(error.missing, error.onSale);
    return { ...none, kind: 'many_missing', text };
  }
  if (error instanceof LargePrices) {
    const { count, examples } = shownPrices(error.found);
    return { ...none, kind: 'large_prices', text: messages.largePrices(count, examples) };
  }
  const text = reasonInOffice(error.message);
  return error instanceof MissingColumns && columns
    ? { ...none, kind: 'columns', text, columns: columnsOf(columns) }
    : { ...none, kind: 'other', text };
}
