import { createStore, useStore } from '../store.ts';

/**
 * Whether the connection was lost while this page was open. `navigator.onLine` alone is no proof: it is false on a machine without a
 * network that serves the shop itself. So the event `offline` loses the connection, or a call without an answer, and an answer of the
 * shop to a request made since then restores it.
 */
const LONGEST_PAUSE = 8000;

const isLost = createStore(false);
let losses = 0;

if (!import.meta.env.SSR) {
  window.addEventListener('offline', () => setLost(true));
  window.addEventListener('online', () => void probe());
}

function setLost(lost: boolean): void {
  if (lost === isLost.get()) return;
  if (lost) losses++;
  isLost.set(lost);
}

/** Asks until the shop answers: at the event `online` the way to it is often not there yet. */
async function probe(): Promise<void> {
  for (
    let pause = 500;
    isLost.get() && navigator.onLine;
    pause = Math.min(2 * pause, LONGEST_PAUSE)
  ) {
    const noteAnswer = expectAnswer();
    try {
      await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
      return noteAnswer();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** A call had no answer: the browser may know why before it tells so by an event. */
export function noteNoAnswer(): void {
  if (!navigator.onLine) setLost(true);
}

/** A request begins. The returned function says that the shop has answered it. An answer that was under way when the connection was lost proves nothing. */
export function expectAnswer(): () => void {
  const lossesBefore = losses;
  return () => {
    if (losses === lossesBefore) setLost(false);
  };
}

export const connectionIsLost = isLost.get;

export const useConnectionIsLost = (): boolean => useStore(isLost, false);

/** Calls back each time a lost connection returns. Returns the unsubscribe function. */
export const onReconnect = (listener: () => void): (() => void) =>
  isLost.subscribe(() => {
    if (!isLost.get()) listener();
  });

/** Resolves when the connection is there; rejects when the signal aborts. */
export function waitForConnection(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!isLost.get()) return resolve();
    const stop = onReconnect(() => {
      stop();
      resolve();
    });
    signal?.addEventListener('abort', () => {
      stop();
      reject(signal.reason);
    });
  });
}
