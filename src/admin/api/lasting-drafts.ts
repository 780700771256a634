/** Drafts of the shop's own texts: they outlive the tab and the session, since nothing in them is about people. */
const PREFIX = 'lasting-draft:';
const MOST = 20;

interface Kept<Content> {
  readonly at: number;
  readonly content: Content;
}

/** Drafts as this tab has read or written them last: what another tab has written since is not this one's to drop. */
const known = new Map<string, string | null>();

/** What was typed under a key and not saved; undefined where nothing was. */
export function lastingDraft<Content>(key: string): Content | undefined {
  try {
    const text = localStorage.getItem(PREFIX + key);
    known.set(key, text);
    return (JSON.parse(text ?? 'null') as Kept<Content> | null)?.content;
  } catch {
    return undefined;
  }
}

/** Keeps a draft; the oldest of many is forgotten. Where the browser keeps nothing, the page alone has it. */
export function keepLastingDraft(key: string, content: unknown): void {
  try {
    const text = JSON.stringify({ at: Date.now(), content });
    localStorage.setItem(PREFIX + key, text);
    known.set(key, text);
    for (const old of draftKeys().slice(MOST)) localStorage.removeItem(old);
  } catch {
    // No room, or none allowed.
  }
}

/** Drops a draft, unless another tab has written a later one. */
export function dropLastingDraft(key: string): void {
  if (localStorage.getItem(PREFIX + key) === known.get(key)) localStorage.removeItem(PREFIX + key);
}

/** Writes a draft again where another tab drops the stored one, and when its page is left: tabs share one draft of a key. */
export function guardLastingDraft(key: string, content: unknown): () => void {
  const keep = () => keepLastingDraft(key, content);
  const onStorage = (event: StorageEvent) => {
    if (event.key === PREFIX + key && event.newValue === null) keep();
  };
  addEventListener('storage', onStorage);
  addEventListener('pagehide', keep);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pagehide', keep);
  };
}

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
