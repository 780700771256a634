const PREFIX = 'draft:';

/** A text that was typed and not sent: it outlives a reload of this tab, and nothing more. */
export const readDraft = (name: string): string => sessionStorage.getItem(PREFIX + name) ?? '';

/** Keeps a draft; an empty text ends it. */
export function keepDraft(name: string, text: string): void {
  if (text.trim() === '') sessionStorage.removeItem(PREFIX + name);
  else sessionStorage.setItem(PREFIX + name, text);
}

/** Of nobody who works here next. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
