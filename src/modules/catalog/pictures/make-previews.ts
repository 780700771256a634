import { readFile } from '#platform/file-storage.ts';
import type { Jobs } from '#platform/jobs.ts';
import { makePreview } from './preview.ts';
import { selectWithoutPreview, setPreviews } from './queries.ts';
import type { PictureStore } from './store-picture.ts';

const AT_ONCE = 50;

/** Pictures that were taken in unseen, those of the demo, get their previews afterwards: the first start does not wait for them. */
export function workOnPreviews(jobs: Jobs, store: PictureStore): void {
  jobs.everyMinute('picture-previews', (stopping) => makePreviews(store, stopping));
}

/** Makes those that are missing, until none is or the shop is stopping. */
export async function makePreviews(store: PictureStore, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted) {
    const files = await selectWithoutPreview(store.db, AT_ONCE);
    if (files.length === 0) return;
    const previews: { file: string; preview: string }[] = [];
    for (const file of files) {
      if (stopping?.aborted) break;
      previews.push({ file, preview: await previewOf(store, file) });
    }
    await setPreviews(store.db, previews);
  }
}

async function previewOf({ storage }: PictureStore, file: string): Promise<string> {
  const picture = await readFile(storage, file);
  // Without one that file would be looked at again every minute.
  return picture ? makePreview(picture).catch(() => '') : '';
}
