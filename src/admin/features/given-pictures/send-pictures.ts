import { MOST_SHOWN } from '#contracts/admin/goods/picture-limits.ts';
import { givenPicturesMessages as words } from '#messages/office/given-pictures.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { sendPicture } from '../../api/send-picture.ts';
import type { ChosenFile, SkippedFile } from './chosen-file.ts';
import { givePictures } from './given-picture-calls.ts';

/** All files of each article. */
export type PicturesByArticle = ReadonlyMap<string, readonly ChosenFile[]>;

/** What has been sent by now. It outlives a lost connection: the next run goes on from here. */
export interface Sent {
  readonly photos: Map<string, string>;
  readonly refused: Map<string, string>;
  readonly given: Set<string>;
  added: number;
  known: number;
  removed: number;
}

export const nothingSent = (): Sent => ({
  photos: new Map(),
  refused: new Map(),
  given: new Set(),
  added: 0,
  known: 0,
  removed: 0,
});

export const refusedOf = ({ refused }: Sent): SkippedFile[] =>
  [...refused].map(([path, reason]) => ({ path, reason }));

interface Run {
  readonly replace: boolean;
  /** A stop lets the pictures that are on their way arrive. */
  readonly signal: AbortSignal;
  readonly onProgress: () => void;
}

/** So many pictures are on their way at once. */
const AT_ONCE = 3;
/** A picture that a bad line has lost is sent again so many times. */
const TRIES = 3;
/** Articles are given their pictures when so many files have arrived. */
const PORTION = 40;

/**
 * Sends the pictures and shows each with the goods of its article as soon as all files of the article have arrived. What the shop
 * refuses is noted by file. Throws {@link ApiFailure} for what stops all of it, such as a lost connection.
 */
export async function sendPictures(goods: PicturesByArticle, sent: Sent, run: Run): Promise<void> {
  const waiting = [...goods].filter(([article]) => !sent.given.has(article));
  const queue = waiting.flatMap(([article, files]) => files.map((file) => ({ article, file })));
  const missing = new Map(waiting.map(([article, files]) => [article, files.length]));
  const ready: string[] = [];
  let giving = Promise.resolve();
  const give = (least: number): Promise<void> => {
    giving = giving.then(() => giveReady(ready, least, goods, sent, run.replace));
    return giving;
  };
  const work = async (): Promise<void> => {
    for (let one = queue.shift(); one && !run.signal.aborted; one = queue.shift()) {
      await sendOne(one.file, sent);
      run.onProgress();
      const left = (missing.get(one.article) ?? 0) - 1;
      missing.set(one.article, left);
      if (left > 0) continue;
      ready.push(one.article);
      await give(PORTION);
    }
  };
  const stop = (failure: unknown) => {
    queue.length = 0;
    throw failure;
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => work().catch(stop)));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  await give(1);
}

async function sendOne(file: ChosenFile, { photos, refused }: Sent): Promise<void> {
  const { path } = file;
  if (photos.has(path) || refused.has(path)) return;
  for (let tried = 1; ; tried += 1) {
    try {
      photos.set(path, await sendPicture(await file.read(), () => undefined));
      return;
    } catch (failure) {
      if (isOfFile(failure)) {
        refused.set(path, reasonOf(failure));
        return;
      }
      const isLost = failure instanceof ApiFailure && failure.status === 0;
      if (!isLost || tried === TRIES) throw failure;
    }
  }
}

const ofFile = [400, 413, 415];
const isOfFile = (failure: unknown): boolean =>
  !(failure instanceof ApiFailure) || ofFile.includes(failure.status);

const reasonOf = (failure: unknown): string =>
  failure instanceof ApiFailure
    ? (failure.fields.picture?.join(' ') ?? failure.message)
    : words.unreadableFile;

/** Gives the articles that are ready their pictures, in portions, while at least so many files are. */
async function giveReady(
  ready: string[],
  least: number,
  goods: PicturesByArticle,
  sent: Sent,
  replace: boolean,
): Promise<void> {
  const filesOf = (article: string) => goods.get(article) ?? [];
  while (ready.flatMap(filesOf).length >= least) {
    const articles: string[] = [];
    const files: { path: string; photo: string }[] = [];
    for (const article of ready) {
      const own = filesOf(article);
      if (articles.length > 0 && files.length + own.length > MOST_SHOWN) break;
      articles.push(article);
      files.push(...toGive(article, own, sent, replace));
    }
    if (files.length > 0) {
      const answer = await givePictures({ replace, files });
      for (const one of answer.goods) {
        sent.added += one.added;
        sent.known += one.known;
        sent.removed += one.removed;
      }
      for (const { path, reason } of answer.refused) sent.refused.set(path, reason);
    }
    for (const article of articles) sent.given.add(article);
    ready.splice(0, articles.length);
  }
}

/** Pictures take the place of others only where the shop has taken all of them. */
function toGive(
  article: string,
  files: readonly ChosenFile[],
  { photos, refused }: Sent,
  replace: boolean,
): { path: string; photo: string }[] {
  const taken = files.flatMap(({ path }) => {
    const photo = photos.get(path);
    return photo === undefined ? [] : [{ path, photo }];
  });
  if (!replace || taken.length === files.length) return taken;
  for (const { path } of taken) refused.set(path, words.keptBefore(article));
  return [];
}
