import type { TaskResult } from '#contracts/admin/imports/import-results.ts';
import { MOST_CATEGORIES } from '#contracts/admin/imports/values.ts';
import { ownerInReason, reasonInOffice } from '#messages/imports/import-tasks.ts';
import type { FoundColumns, Refusal } from '../feed-item.ts';
import type { ImportOptions, ImportReport } from '../import-options.ts';
import { shownPrices } from './large-prices.ts';
import { columnsOf } from './shown-columns.ts';

type Lists = Pick<ImportOptions, 'refusals' | 'handovers'> & {
  readonly columns: FoundColumns | undefined;
};

const MOST_LABELS = 1000;

const inLines = (first: readonly Refusal[]) => first.toSorted((a, b) => a.line - b.line);

/** New categories first, then those with the most goods. */
const inOrder = (seen: ImportReport['seenCategories']) =>
  seen.toSorted(
    (a, b) => Number(b.state === 'new') - Number(a.state === 'new') || b.goods - a.goods,
  );

const unreadOf = ({ cells, belowZero, ...unread }: ImportReport['unread']) => ({
  hidden_rows: unread.hiddenRows,
  hidden_examples: [...unread.hiddenExamples],
  hidden_columns: [...unread.hiddenColumns],
  sheets: [...unread.sheets],
  other_sheets: [...unread.otherSheets],
  cells: { count: cells.count, examples: [...cells.examples] },
  below_zero: { count: belowZero.count, examples: [...belowZero.examples] },
});

/** The report of an import as the office shows it, with the first of its long lists. */
export function resultOf(
  report: ImportReport,
  { refusals, handovers, columns }: Lists,
): TaskResult {
  return {
    source: report.source,
    created: report.created,
    changed: report.changed,
    unchanged: report.unchanged,
    refused: refusals.count,
    missing: { count: report.missing.count, examples: [...report.missing.examples] },
    new_categories: report.newCategories,
    held: report.held,
    large_prices: shownPrices(report.largePrices),
    handed_over: handovers.count,
    pictures: report.newPictures.toFetch,
    newly_held: report.priceList?.newlyHeld ?? 0,
    price_list: report.priceList ? [...report.priceList.fields] : null,
    refusals: inLines(refusals.first).map(({ line, offer, article, name, reason }) => ({
      line,
      offer: article || offer,
      name,
      reason: reasonInOffice(reason),
    })),
    owners: [...new Set(refusals.first.flatMap(({ reason }) => ownerInReason(reason) ?? []))],
    left_out: report.leftOut.map(({ name, why, example, count }) => ({
      name,
      why,
      example,
      count,
    })),
    unread: unreadOf(report.unread),
    look_alikes: { count: report.lookAlikes.count, examples: [...report.lookAlikes.examples] },
    columns: columnsOf(columns),
    labels: report.proposed.slice(0, MOST_LABELS).map(({ seen, rule, similar }) => ({
      label: seen.label,
      count: seen.count,
      examples: [...seen.examples],
      as: rule.as,
      unit: rule.unit,
      similar: similar ?? null,
    })),
    units: [...report.units],
    categories: inOrder(report.seenCategories).slice(0, MOST_CATEGORIES),
  };
}
