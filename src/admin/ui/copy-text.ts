import { entryMessages as words } from '#messages/office/entry.ts';
import { say } from './toasts.tsx';

/** Copies a text and says so; a browser that does not allow it is no dead end: the text is on the screen. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    say(words.copied);
  } catch {
    say(words.notCopied);
  }
}
