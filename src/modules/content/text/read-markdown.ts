import { contentMessages } from '#messages/site/content.ts';
import { SECOND } from '#platform/time/duration.ts';
import { createKeptThread, TooMuchWork } from '#platform/work/kept-thread.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { typesetRichText } from './typeset-rich-text.ts';

/** A text as it is stored, or what is wrong with it. */
export type ReadMarkdown = ReturnType<typeof parseMarkdown>;

/** Longer texts take more than some milliseconds. */
const SHORT = 1000;

/** The Markdown of an owner as it is stored. */
export function readMarkdown(text: string): ReadMarkdown {
  const parsed = parseMarkdown(text);
  return 'text' in parsed ? { text: typesetRichText(parsed.text) } : parsed;
}

const inThread = createKeptThread<string, ReadMarkdown>(
  new URL('./markdown-worker.ts', import.meta.url),
  { patience: 2 * SECOND, memoryMb: 256 },
);

/** The same for a process that sells meanwhile: a long text is read in another thread. What is not read within two seconds is a problem of the text. */
export async function readMarkdownBeside(text: string): Promise<ReadMarkdown> {
  if (text.length <= SHORT) return readMarkdown(text);
  try {
    return await inThread(text);
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    return { problems: [{ line: 1, message: contentMessages.tooLarge }] };
  }
}
