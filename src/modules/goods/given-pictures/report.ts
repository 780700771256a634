import { givenMessages as messages } from '#messages/commands/pictures-command.ts';
import type { LongList } from '#platform/files/long-list.ts';
import type { GiveReport } from './give-pictures.ts';

/** The report of the given pictures. Closes the files of the long lists. */
export async function giveLines(report: GiveReport, dryRun: boolean): Promise<string[]> {
  const { unmatched, doubts, refused, unpictured } = report;
  return [
    messages.found(report),
    ...(await listLines(unmatched, messages.unmatched, (path) => path)),
    ...(await listLines(doubts, messages.doubts, messages.doubt)),
    ...(await listLines(refused, messages.refusedFiles, messages.refused)),
    ...(await listLines(unpictured, messages.unpicturedGoods, messages.unpictured)),
    ...(unpictured.count === 0 ? [messages.allPictured] : []),
    messages.table(report),
    ...(dryRun ? [messages.dryRun] : []),
  ];
}

async function listLines<Item>(
  list: LongList<Item>,
  title: (count: number) => string,
  line: (item: Item) => string,
): Promise<string[]> {
  const file = await list.close();
  if (list.count === 0) return [];
  return [
    title(list.count),
    ...list.first.map((item) => `  ${line(item)}`),
    ...(file ? [messages.listFile(file)] : []),
  ];
}
