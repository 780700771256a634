import './toasts.css';
import { newestToasts } from './newest-toasts.ts';
import { createStore, useStore } from './store.ts';

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

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Says what has happened, for some seconds. */
export function say(text: string, action?: ToastAction): void {
  lastId += 1;
  const id = lastId;
  toasts.set(newestToasts([...toasts.get(), { id, text, action }]));
  setTimeout(() => remove(id), action?.shown ?? SHOWN);
}

const remove = (id: number) => toasts.set(toasts.get().filter((toast) => toast.id !== id));

/** The place of the messages; a screen reader reads new ones out. */
export function Toasts() {
  const shown = useStore(toasts);
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
