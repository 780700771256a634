import { createStore } from '../store.ts';

const LIFETIME = 2000;
/** Time enough to press 'Вернуть'. */
const LIFETIME_WITH_ACTION = 8000;

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** What the text is about, below it. */
  readonly detail?: string | undefined;
  readonly link?: { readonly label: string; readonly to: string } | undefined;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

/** The elements that can show toasts. The last one is used: the page behind an open modal dialog is inert. */
const places = createStore<readonly string[]>([]);
export const currentToast = createStore<Toast | null>(null);
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast for 2 seconds (8 with an action such as 'Вернуть'). It replaces the previous one. */
export function showToast(text: string, more: Omit<Toast, 'id' | 'text'> = {}): void {
  clearTimeout(timer);
  count += 1;
  currentToast.set({ id: count, text, ...more });
  timer = setTimeout(hideToast, more.action ? LIFETIME_WITH_ACTION : LIFETIME);
}

export function hideToast(): void {
  clearTimeout(timer);
  currentToast.set(null);
}

/** The id of the element that shows toasts now; null when there is none. */
export const currentPlace = {
  subscribe: places.subscribe,
  get: (): string | null => places.get().at(-1) ?? null,
};

/** Adds an element for toasts, which takes precedence. Returns the function that removes it. */
export function addPlace(id: string): () => void {
  places.set([...places.get(), id]);
  return () => places.set(places.get().filter((place) => place !== id));
}
