import type { Page } from 'playwright-core';
import type { AnyPage } from './any-page.ts';
import type { GivenFile } from './mounted/chosen-files.ts';

/** Presses a button that asks for files, and gives these. */
export async function chooseFiles(
  page: AnyPage,
  button: string,
  files: GivenFile | GivenFile[],
): Promise<void> {
  const chooser = (page as Page).waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files);
}

/** A text file of lines. */
export const csvFile = (name: string, lines: readonly string[]): GivenFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});
