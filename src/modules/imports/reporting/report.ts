import { importMessages } from '#messages/imports/import.ts';
import { leftOutMessages } from '#messages/imports/left-out.ts';
import { unreadMessages } from '#messages/imports/unread.ts';
import type { ImportOptions, ImportReport } from '../import-options.ts';
import type { Handovers } from './handovers.ts';
import type { Refusals } from './refusals.ts';

const NAMES_SHOWN = 30;
const HOSTS_SHOWN = 5;
const EXAMPLES = 3;

/** The report of an import. Closes the files of the long lists. */
export async function reportLines(
  report: ImportReport,
  { refusals, handovers }: Pick<ImportOptions, 'refusals' | 'handovers'>,
  {
    withdrawMissing,
    dryRun,
    onLargePrices,
  }: Pick<ImportOptions, 'withdrawMissing' | 'dryRun' | 'onLargePrices'>,
): Promise<string[]> {
  const { created, changed, unchanged, missing, newCategories, newPictures } = report;
  const missingLine = withdrawMissing
    ? importMessages.withdrawnOffers(missing.count, missing.examples, !dryRun)
    : importMessages.missingOffers(missing.count, missing.examples);
  return [
    ...leftOutLines(report),
    ...unreadLines(report, !dryRun),
    ...refusalLines(refusals, await refusals.close()),
    ...handoverLines(handovers, await handovers.close()),
    ...sharedArticleLines(report),
    ...lookAlikeLines(report),
    ...(missing.count > 0 ? [missingLine] : []),
    ...priceLines(report),
    ...largePriceLines(report, dryRun, onLargePrices),
    ...skippedLines(report),
    ...(newCategories > 0 ? [importMessages.categories(newCategories)] : []),
    ...report.renamedCategories
      .slice(0, NAMES_SHOWN)
      .map(({ from, to }) => importMessages.renamed(from, to)),
    ...report.movedCategories.slice(0, NAMES_SHOWN).map(importMessages.moved),
    ...(newPictures.toFetch > 0 ? [importMessages.pictures(newPictures.toFetch)] : []),
    ...(newPictures.awaited > 0 ? [importMessages.awaitedPictures(newPictures.awaited)] : []),
    ...failedPictureLines(report),
    importMessages.table({ created, changed, unchanged, refused: refusals.count }),
    ...(dryRun ? [importMessages.dryRun] : []),
  ];
}

function sharedArticleLines({ sharedArticles: { count, examples } }: ImportReport): string[] {
  if (count === 0) return [];
  return [importMessages.sharedArticles(count), ...examples.map(importMessages.sharedArticle)];
}

function lookAlikeLines({ lookAlikes: { count, examples }, priceList }: ImportReport): string[] {
  if (count === 0) return [];
  const say = priceList ? importMessages.matchedLookAlikes : importMessages.askLookAlikes;
  return [say(count, examples.slice(0, EXAMPLES))];
}

function skippedLines({ seenCategories }: ImportReport): string[] {
  const skipped = seenCategories.filter(({ state }) => state === 'skipped');
  const offers = skipped.reduce((sum, { goods }) => sum + goods, 0);
  return offers > 0 ? [importMessages.skipped(offers, skipped.length)] : [];
}

/** What a price list changed, and what price lists have kept from a feed. */
function priceLines({ priceList, held, source }: ImportReport): string[] {
  if (!priceList) return held > 0 ? [importMessages.held(held, source)] : [];
  const { fields, ignored, masters } = priceList;
  return [
    importMessages.priceList(fields, masters.length > 0),
    ...(ignored.length > 0 ? [importMessages.ignoredColumns(ignored)] : []),
    ...masters.map((master) => importMessages.master(master.source, master.fields)),
  ];
}

/** Prices that change a lot: what has become of them. */
function largePriceLines(
  { largePrices }: ImportReport,
  dryRun: boolean,
  onLarge: ImportOptions['onLargePrices'],
): string[] {
  if (largePrices.count === 0) return [];
  if (onLarge === 'hold') return [importMessages.largePricesHeld(largePrices)];
  if (!dryRun || onLarge === 'take') return [importMessages.largePricesTaken(largePrices)];
  return [importMessages.largePricesAsked(largePrices)];
}

function leftOutLines({ leftOut, leftOutMore }: ImportReport): string[] {
  if (leftOut.length === 0) return [];
  const hidden = Math.max(0, leftOut.length - NAMES_SHOWN) + leftOutMore;
  return [
    leftOutMessages.heading,
    ...leftOut.slice(0, NAMES_SHOWN).map((parameter) => leftOutMessages.line(parameter)),
    ...(hidden > 0 ? [leftOutMessages.more(hidden)] : []),
  ];
}

function unreadLines({ unread }: ImportReport, isDone: boolean): string[] {
  const { hiddenRows, hiddenExamples, hiddenColumns, sheets, otherSheets } = unread;
  const { cells, belowZero } = unread;
  return [
    ...(hiddenRows > 0 ? [unreadMessages.hiddenRows(hiddenRows, hiddenExamples)] : []),
    ...(hiddenColumns.length > 0 ? [unreadMessages.hiddenColumns(hiddenColumns)] : []),
    ...(sheets.length > 0 ? [unreadMessages.sheets(sheets)] : []),
    ...(otherSheets.length > 0 ? [unreadMessages.otherSheets(otherSheets)] : []),
    ...(cells.count > 0
      ? [
          unreadMessages.cells(cells.count, isDone),
          ...cells.examples.slice(0, EXAMPLES).map((one) => `  ${one}`),
        ]
      : []),
    ...(belowZero.count > 0
      ? [unreadMessages.belowZero(belowZero.count, belowZero.examples.slice(0, EXAMPLES))]
      : []),
  ];
}

function failedPictureLines({ failedPictures }: ImportReport): string[] {
  if (failedPictures.length === 0) return [];
  return [
    importMessages.failedPictures(failedPictures.reduce((sum, { count }) => sum + count, 0)),
    ...failedPictures.slice(0, HOSTS_SHOWN).map(importMessages.failedPicturesOfHost),
  ];
}

function refusalLines({ count, first }: Refusals, file: string | null): string[] {
  if (count === 0) return [];
  return [
    importMessages.refusedFirst(first.length, count),
    ...first
      .toSorted((a, b) => a.line - b.line)
      .map((refusal) => `  ${importMessages.refusal(refusal)}`),
    ...(file ? [importMessages.refusedFile(file)] : []),
  ];
}

function handoverLines({ count, first }: Handovers, file: string | null): string[] {
  if (count === 0) return [];
  return [
    importMessages.handedOver(first.length, count),
    ...first.map((handover) => `  ${importMessages.handover(handover)}`),
    ...(file ? [importMessages.handoversFile(file)] : []),
  ];
}
