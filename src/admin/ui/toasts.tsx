import './toasts.css';
import { useSyncExternalStore } from 'react';

/** How long a message stays, ms. */
const SHOWN = 6000;

interface Toast {
  readonly id: number;
  readonly text: string;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

function show(next: readonly Toast[]): void {
  toasts = next;
  for (const watcher of watchers) watcher();
}

/** Says what has happened, for some seconds. */
export function say(text: string): void {
  lastId += 1;
  const id = lastId;
  show([...toasts, { id, text }]);
  setTimeout(() => show(toasts.filter((toast) => toast.id !== id)), SHOWN);
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** The place of the messages; a screen reader reads new ones out. */
export function Toasts() {
  const shown = useSyncExternalStore(watch, () => toasts);
  return (
    <div className="toasts" role="status">
      {shown.map(({ id, text }) => (
        <p key={id} className="toast">
          {text}
        </p>
      ))}
    </div>
  );
}
