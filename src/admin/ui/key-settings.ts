import { useSyncExternalStore } from 'react';

/** Keys that are turned off together. */
export const keyGroups = ['go', 'search', 'help', 'rows', 'note'] as const;
export type KeyGroup = (typeof keyGroups)[number];

/** The place in the browser: the groups that are off, with commas. */
const PLACE = 'office-keys-off';

const watchers = new Set<() => void>();

/** The groups that are off. In a browser that keeps nothing all are on. */
function read(): string {
  try {
    return localStorage.getItem(PLACE) ?? '';
  } catch {
    return '';
  }
}

/** Turns groups off from now on, in all windows of this browser, and the others on. */
export function turnOff(groups: readonly KeyGroup[]): void {
  try {
    localStorage.setItem(PLACE, groups.join());
  } catch {
    return;
  }
  for (const watcher of watchers) watcher();
}

export const isKeyOn = (group: KeyGroup): boolean => !read().split(',').includes(group);

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener('storage', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', watcher);
  };
}

/** The groups that are off, kept up to date. */
export function useKeysOff(): readonly KeyGroup[] {
  const off = useSyncExternalStore(watch, read).split(',');
  return keyGroups.filter((group) => off.includes(group));
}
