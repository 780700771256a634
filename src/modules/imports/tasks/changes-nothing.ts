import type { TaskOptions } from '#contracts/admin/imports/import-tasks.ts';
import type { ImportReport } from '../import-options.ts';

/** Whether loading a file that was looked at would change nothing of the shop, and nothing that the shop remembers of its source. */
export function changesNothing(
  report: ImportReport,
  options: TaskOptions,
  handedOver: number,
): boolean {
  const withdrawn = options.withdraw_missing ? report.missing.count : 0;
  const changes = [
    report.created,
    report.changed,
    report.newCategories,
    report.renamedCategories.length,
    report.movedCategories.length,
    report.priceList?.newlyHeld ?? 0,
    handedOver,
    withdrawn,
  ];
  return changes.every((count) => count === 0) && !remembersChoice(report, options);
}

/** Choices of the staff are worth remembering where some goods of the file are understood by them. */
function remembersChoice({ unchanged, seenCategories }: ImportReport, options: TaskOptions) {
  const isUnderstood = unchanged > 0 || seenCategories.some(({ state }) => state === 'skipped');
  return isUnderstood && [options.columns, options.mapping, options.categories].some(Boolean);
}
