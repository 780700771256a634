/** Texts that are typed and not yet sent. They are kept over a reload of the page, and no longer than the session: they are about people. */
const PREFIX = 'draft:';

/** What was typed under a key; empty where nothing was. */
export const draftOf = (key: string): string => sessionStorage.getItem(PREFIX + key) ?? '';

export function keepDraft(key: string, text: string): void {
  if (text.trim()) sessionStorage.setItem(PREFIX + key, text);
  else sessionStorage.removeItem(PREFIX + key);
}

/** Forgets the drafts whose keys begin so; all without a beginning. */
export function dropDrafts(beginning = ''): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX + beginning)) sessionStorage.removeItem(key);
  }
}
