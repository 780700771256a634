import './toasts.css';
import { useSyncExternalStore } from 'react';
import { newestToasts } from './newest-toasts.ts';

/** How long a message stays, ms. */
const SHOWN = 6000;

/** What can be done about it while the message stays. */
interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** So many ms. */
  readonly shown: number;
}

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: ToastAction | undefined;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

function show(next: readonly Toast[]): void {
  toasts = next;
  for (const watcher of watchers) watcher();
}

/** Says what has happened, for some seconds. */
export function say(text: string, action?: ToastAction): void {
  lastId += 1;
  const id = lastId;
  show(newestToasts([...toasts, { id, text, action }]));
  setTimeout(() => remove(id), action?.shown ?? SHOWN);
}

const remove = (id: number) => show(toasts.filter((toast) => toast.id !== id));

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** The place of the messages; a screen reader reads new ones out. */
export function Toasts() {
  const shown = useSyncExternalStore(watch, () => toasts);
  return (
    <div className="toasts" role="status">
      {shown.map(({ id, text, action }) => (
        <p key={id} className="toast">
          {text}
          {action && (
            <button
              type="button"
              className="toast__action"
              onClick={() => {
                remove(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
