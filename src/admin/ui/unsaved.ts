import { type RefObject, useEffect, useSyncExternalStore } from 'react';

/** A form of the page with text that is not saved. */
interface Unsaved {
  /** What would be saved, in words. */
  readonly what: string;
  readonly form: RefObject<HTMLFormElement | null>;
}

let places: readonly Unsaved[] = [];
const watchers = new Set<() => void>();

function put(next: readonly Unsaved[]): void {
  places = next;
  for (const watcher of watchers) watcher();
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** Whether the page has typed text that is not saved. */
export const isUnsaved = (): boolean => places.length > 0;

/** The forms of the page with such text, in the order in which it was typed. */
export const useUnsavedForms = (): readonly Unsaved[] => useSyncExternalStore(watch, () => places);

/** Says that something typed here would be lost with the page. */
export function useUnsaved(isTyped: boolean, { what, form }: Unsaved): void {
  useEffect(() => {
    if (!isTyped) return;
    const place = { what, form };
    put([...places, place]);
    return () => put(places.filter((other) => other !== place));
  }, [isTyped, what, form]);
}
