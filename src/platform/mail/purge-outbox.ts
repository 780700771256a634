import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes letters that a shop without a mail server has kept since before a time, at most so many. A folder that is not there has none. */
export async function purgeOutbox(
  folder: string,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let removed = 0;
  for (const name of names) {
    if (removed === most) break;
    if (name.endsWith('.eml') && (await isOlder(join(folder, name), before))) {
      await unlink(join(folder, name)).catch(ignoreGone);
      removed += 1;
    }
  }
  return removed;
}

async function isOlder(file: string, before: Date): Promise<boolean> {
  const found = await stat(file).catch(ignoreGone);
  return found !== undefined && found.mtime < before;
}

/** Another process removes them as well. */
function ignoreGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
