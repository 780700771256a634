import { isPictureName } from '#contracts/admin/goods/picture-limits.ts';
import { pictureMessages } from '#messages/catalogue/pictures.ts';
import { givenMessages } from '#messages/commands/pictures-command.ts';
import {
  cleanPicture,
  hashOf,
  keepPicture,
  PictureRefused,
  type PictureStore,
} from '#modules/pictures/index.ts';
import { LongList } from '#platform/files/long-list.ts';
import { type Doubt, type Match, matchFiles } from './matching/match-files.ts';
import type { GivenFile } from './places/picture-files.ts';
import { selectGiven, selectUnpictured, type Unpictured } from './queries.ts';
import { type Gift, type ShowFetched, showGifts } from './show-gifts.ts';

export interface GiveContext extends PictureStore {
  readonly showFetched: ShowFetched;
}

export interface GiveOptions {
  readonly dryRun: boolean;
  /** Interrupts the command: no goods change. */
  readonly signal: AbortSignal;
  readonly onRead: (files: number, all: number) => void;
}

interface RefusedFile {
  readonly path: string;
  readonly reason: string;
}

/** What the owner is told. The lists are written to files if they are long. */
export interface GiveReport {
  readonly files: number;
  readonly byArticle: number;
  readonly byName: number;
  /** Variants with a picture of the place. */
  readonly goods: number;
  added: number;
  replaced: number;
  unchanged: number;
  readonly unmatched: LongList<string>;
  readonly doubts: LongList<Doubt>;
  readonly refused: LongList<RefusedFile>;
  readonly unpictured: LongList<Unpictured>;
}

/**
 * Shows the pictures of a folder or an archive with the goods that they belong to. The goods change in one transaction after all
 * files are read; memory holds one picture. Files that are given already are not stored again.
 */
export async function givePictures(
  context: GiveContext,
  files: readonly GivenFile[],
  folder: string,
  options: GiveOptions,
): Promise<GiveReport> {
  const pictures = files.filter(({ path }) => isPictureName(path));
  const { matches, doubts, unmatched } = await matchFiles(context.db, pictures);
  const goods = new Set(matches.flatMap(({ variants }) => variants));
  const report: GiveReport = {
    files: files.length,
    byArticle: matches.filter(({ addresses }) => addresses.length === 0).length,
    byName: matches.filter(({ addresses }) => addresses.length > 0).length,
    goods: goods.size,
    added: 0,
    replaced: 0,
    unchanged: 0,
    ...emptyLists(folder),
  };
  for (const path of unmatched) report.unmatched.add(path);
  for (const doubt of doubts) report.doubts.add(doubt);
  for (const { path } of files)
    if (!isPictureName(path)) report.refused.add({ path, reason: pictureMessages.notPicture });
  const gifts = await takePictures(context, matches, report, options);
  if (!options.dryRun) await showGifts(context, gifts);
  const shown = new Set(gifts.flatMap(({ match }) => match.variants));
  for (const one of await selectUnpictured(context.db))
    if (!shown.has(one.id)) report.unpictured.add(one);
  return report;
}

/** Reads the matched files one by one, stores the new ones, and counts what becomes of each. */
async function takePictures(
  context: GiveContext,
  matches: readonly Match[],
  report: GiveReport,
  { dryRun, signal, onRead }: GiveOptions,
): Promise<Gift[]> {
  const given = await selectGiven(context.db, [...new Set(matches.flatMap((one) => one.variants))]);
  const gifts: Gift[] = [];
  for (const [index, match] of matches.entries()) {
    if (signal.aborted) throw new Error(givenMessages.interrupted);
    onRead(index, matches.length);
    try {
      const bytes = await match.file.read();
      const photo = `/pictures/${hashOf(bytes)}.`;
      const before = match.variants.map((id) => given.get(id));
      if (before.every((one) => one && [...one.values()].some((own) => own.startsWith(photo)))) {
        report.unchanged += 1;
        continue;
      }
      gifts.push({ match, file: await fileOf(context, bytes, dryRun) });
      if (before.some((one) => one?.has(match.name))) report.replaced += 1;
      else report.added += 1;
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      report.refused.add({ path: match.file.path, reason: error.message });
    }
  }
  return gifts;
}

async function fileOf(context: GiveContext, bytes: Buffer, dryRun: boolean): Promise<string> {
  const picture = await cleanPicture(bytes);
  if (!dryRun) return keepPicture(context, bytes, picture);
  const { extension } = picture;
  return `${hashOf(bytes)}.${extension}`;
}

const SHOWN = 20;

function emptyLists(folder: string) {
  const place = (name: string) => `${folder}/pictures-${name}.txt`;
  return {
    unmatched: new LongList<string>({
      path: place('unmatched'),
      shown: SHOWN,
      line: (path) => path,
    }),
    doubts: new LongList<Doubt>({
      path: place('doubtful'),
      shown: SHOWN,
      line: givenMessages.doubt,
    }),
    refused: new LongList<RefusedFile>({
      path: place('refused'),
      shown: SHOWN,
      line: givenMessages.refused,
    }),
    unpictured: new LongList<Unpictured>({
      path: place('missing'),
      shown: SHOWN,
      line: givenMessages.unpictured,
    }),
  };
}
