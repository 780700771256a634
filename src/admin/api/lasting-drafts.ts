/** Drafts of the shop's own texts: they outlive the tab and the session, since nothing in them is about people. */
const PREFIX = 'lasting-draft:';
const MOST = 20;

interface Kept<Content> {
  readonly at: number;
  readonly content: Content;
}

/** What was typed under a key and not saved; undefined where nothing was. */
export function lastingDraft<Content>(key: string): Content | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as Kept<Content> | null;
    return kept?.content;
  } catch {
    return undefined;
  }
}

/** Keeps a draft; the oldest of many is forgotten. Where the browser keeps nothing, the page alone has it. */
export function keepLastingDraft(key: string, content: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ at: Date.now(), content }));
    for (const old of draftKeys().slice(MOST)) localStorage.removeItem(old);
  } catch {
    // No room, or none allowed.
  }
}

export const dropLastingDraft = (key: string): void => localStorage.removeItem(PREFIX + key);

/** The newest first. */
const draftKeys = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .toSorted((a, b) => timeOf(b) - timeOf(a));

function timeOf(key: string): number {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '') as Kept<unknown>).at;
  } catch {
    return 0;
  }
}
