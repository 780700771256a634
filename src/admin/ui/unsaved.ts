import { type RefObject, useEffect } from 'react';
import { createStore, useStore } from './store.ts';

/** A place of the page with text that is not saved. */
interface Unsaved {
  /** What would be saved, in words. */
  readonly what: string;
  /** None where it is saved otherwise. */
  readonly form?: RefObject<HTMLFormElement | null> | undefined;
}

const places = createStore<readonly Unsaved[]>([]);

/** Whether the page has typed text that is not saved. */
export const isUnsaved = (): boolean => places.get().length > 0;

/** The forms of the page with such text, in the order in which it was typed. */
export const useUnsavedForms = (): readonly Unsaved[] =>
  useStore(places).filter(({ form }) => form);

/** Says that something typed here would be lost with the page. */
export function useUnsaved(isTyped: boolean, { what, form }: Unsaved): void {
  useEffect(() => {
    if (!isTyped) return;
    const place = { what, form };
    places.set([...places.get(), place]);
    return () => places.set(places.get().filter((other) => other !== place));
  }, [isTyped, what, form]);
}
