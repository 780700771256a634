import { importMessages } from '#messages/import.ts';
import type { ImportOptions, ImportReport } from './import-catalogue.ts';
import type { Refusals } from './refusals.ts';

const NAMES_SHOWN = 30;

/** The report of an import. `file` is the path of the refusals if there are many. */
export function reportLines(
  report: ImportReport,
  refusals: Refusals,
  file: string | null,
  { withdrawMissing, dryRun }: Pick<ImportOptions, 'withdrawMissing' | 'dryRun'>,
): string[] {
  const { created, changed, unchanged, missing, newCategories, renamedCategories, newPictures } =
    report;
  const missingLine = withdrawMissing
    ? importMessages.withdrawnOffers(missing.count)
    : importMessages.missingOffers(missing.count, missing.examples);
  return [
    ...leftOutLines(report),
    ...refusalLines(refusals, file),
    ...(missing.count > 0 ? [missingLine] : []),
    ...(newCategories > 0 ? [importMessages.categories(newCategories)] : []),
    ...renamedCategories
      .slice(0, NAMES_SHOWN)
      .map(({ from, to }) => importMessages.renamed(from, to)),
    ...(newPictures > 0 ? [importMessages.pictures(newPictures)] : []),
    importMessages.table({ created, changed, unchanged, refused: refusals.count }),
    ...(dryRun ? [importMessages.dryRun] : []),
  ];
}

function leftOutLines({ leftOut, leftOutMore }: ImportReport): string[] {
  if (leftOut.length === 0) return [];
  const hidden = Math.max(0, leftOut.length - NAMES_SHOWN) + leftOutMore;
  return [
    importMessages.leftOutHeading,
    ...leftOut
      .slice(0, NAMES_SHOWN)
      .map(({ name, why, count }) => importMessages.leftOut(name, why, count)),
    ...(hidden > 0 ? [importMessages.leftOutMore(hidden)] : []),
  ];
}

function refusalLines({ count, first }: Refusals, file: string | null): string[] {
  if (count === 0) return [];
  return [
    importMessages.refusedFirst(first.length, count),
    ...first
      .toSorted((a, b) => a.line - b.line)
      .map(({ line, offer, reason }) => `  ${importMessages.refusal(line, offer, reason)}`),
    ...(file ? [importMessages.refusedFile(file)] : []),
  ];
}
