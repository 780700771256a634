import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

/** Keys that are turned off together. */
export const keyGroups = ['go', 'search', 'help', 'rows', 'note'] as const;
export type KeyGroup = (typeof keyGroups)[number];

/** The place in the browser: the groups that are off, with commas. */
const PLACE = 'office-keys-off';

const changes = createStore(0);

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
  changes.set(changes.get() + 1);
}

export const isKeyOn = (group: KeyGroup): boolean => !read().split(',').includes(group);

function watch(watcher: () => void): () => void {
  const stop = changes.subscribe(watcher);
  window.addEventListener('storage', watcher);
  return () => {
    stop();
    window.removeEventListener('storage', watcher);
  };
}

/** The groups that are off, kept up to date. */
export function useKeysOff(): readonly KeyGroup[] {
  const off = useSyncExternalStore(watch, read).split(',');
  return keyGroups.filter((group) => off.includes(group));
}
