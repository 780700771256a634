const LIFETIME = 2000;
/** Time enough to press 'Вернуть'. */
const LIFETIME_WITH_ACTION = 8000;

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

/** The elements that can show toasts. The last one is used: the page behind an open modal dialog is inert. */
let places: readonly string[] = [];
let current: Toast | null = null;
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(toast: Toast | null) {
  current = toast;
  notify();
}

function notify() {
  for (const listener of listeners) listener();
}

/** Shows a toast for 2 seconds (8 with an action such as 'Вернуть'). It replaces the previous one. */
export function showToast(text: string, action?: Toast['action']): void {
  clearTimeout(timer);
  count += 1;
  set({ id: count, text, action });
  timer = setTimeout(hideToast, action ? LIFETIME_WITH_ACTION : LIFETIME);
}

export function hideToast(): void {
  clearTimeout(timer);
  set(null);
}

export const currentToast = (): Toast | null => current;

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The id of the element that shows toasts now; null when there is none. */
export const currentPlace = (): string | null => places.at(-1) ?? null;

/** Adds an element for toasts, which takes precedence. Returns the function that removes it. */
export function addPlace(id: string): () => void {
  places = [...places, id];
  notify();
  return () => {
    places = places.filter((place) => place !== id);
    notify();
  };
}
