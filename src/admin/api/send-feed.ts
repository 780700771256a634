import type { ImportTask } from '#contracts/admin/imports/import-tasks.ts';
import { FEED_PART, LONGEST_FEED } from '#contracts/admin/imports/values.ts';
import { officeMessages } from '#messages/office/common.ts';
import { ApiFailure, call } from './call-api.ts';
import { importTaskCalls } from './endpoints/imports.ts';
import { sendFile } from './send-file.ts';

const MEGABYTE = 1024 * 1024;
/** A piece that a bad line has lost is sent again so many times. */
const TRIES = 3;

/** Begins an import with a file, piece by piece. `onProgress`: the share that has been sent, 0 to 1. Throws {@link ApiFailure}. */
export async function sendFeed(
  file: File,
  onProgress: (share: number) => void,
): Promise<ImportTask> {
  if (file.size > LONGEST_FEED)
    throw new ApiFailure(400, { detail: officeMessages.fileLong(LONGEST_FEED / MEGABYTE) });
  const { id } = await call(importTaskCalls.addFile, { body: { name: file.name } });
  for (let part = 0; part * FEED_PART < file.size; part += 1) {
    const begin = part * FEED_PART;
    const url = importTaskCalls.addPart.url
      .replace(':id', String(id))
      .replace(':part', String(part));
    const piece = file.slice(begin, begin + FEED_PART);
    await withTries(() =>
      sendFile({ method: 'PUT', url, file: piece, type: 'application/octet-stream' }, (share) =>
        onProgress((begin + share * piece.size) / file.size),
      ),
    );
  }
  return call(importTaskCalls.fileSent, { params: { id } });
}

async function withTries(send: () => Promise<unknown>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await send();
      return;
    } catch (failure) {
      const isLost = failure instanceof ApiFailure && failure.status === 0;
      if (!isLost || tried === TRIES) throw failure;
    }
  }
}
