import type { ImportTask } from '#contracts/admin/import-tasks.ts';
import { adminPaths } from '#contracts/admin/paths.ts';
import { LONGEST_FEED } from '#contracts/admin/task-states.ts';
import { officeMessages } from '#messages/office.ts';
import { ApiFailure } from './call-api.ts';
import { sendFile } from './send-file.ts';

const MEGABYTE = 1024 * 1024;

/** Begins an import with a file. `onProgress`: the share that has been sent, 0 to 1. Throws {@link ApiFailure}. */
export async function sendFeed(
  file: File,
  onProgress: (share: number) => void,
): Promise<ImportTask> {
  if (file.size > LONGEST_FEED)
    throw new ApiFailure(400, { detail: officeMessages.fileLong(LONGEST_FEED / MEGABYTE) });
  const url = `${adminPaths.importFiles}?${new URLSearchParams({ name: file.name })}`;
  const body = await sendFile({ url, file, type: 'application/octet-stream' }, onProgress);
  return body as unknown as ImportTask;
}
