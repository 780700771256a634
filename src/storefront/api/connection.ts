import { useSyncExternalStore } from 'react';

/**
 * Whether the connection was lost while this page was open. `navigator.onLine` alone is no proof: it is false on a machine without a
 * network that serves the shop itself. So the event `offline` loses the connection, or a call without an answer, and an answer of the
 * shop to a request made since then restores it.
 */
const LONGEST_PAUSE = 8000;

let isLost = false;
let losses = 0;
const listeners = new Set<() => void>();

if (!import.meta.env.SSR) {
  window.addEventListener('offline', () => set(true));
  window.addEventListener('online', () => void probe());
}

function set(lost: boolean): void {
  if (lost === isLost) return;
  isLost = lost;
  if (lost) losses++;
  for (const listener of listeners) listener();
}

/** Asks until the shop answers: at the event `online` the way to it is often not there yet. */
async function probe(): Promise<void> {
  for (let pause = 500; isLost && navigator.onLine; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    const noteAnswer = expectAnswer();
    try {
      await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
      return noteAnswer();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A call had no answer: the browser may know why before it tells so by an event. */
export function noteNoAnswer(): void {
  if (!navigator.onLine) set(true);
}

/** A request begins. The returned function says that the shop has answered it. An answer that was under way when the connection was lost proves nothing. */
export function expectAnswer(): () => void {
  const lossesBefore = losses;
  return () => {
    if (losses === lossesBefore) set(false);
  };
}

export const connectionIsLost = (): boolean => isLost;

export const useConnectionIsLost = (): boolean =>
  useSyncExternalStore(subscribe, connectionIsLost, () => false);

/** Calls back each time a lost connection returns. Returns the unsubscribe function. */
export const onReconnect = (listener: () => void): (() => void) =>
  subscribe(() => {
    if (!isLost) listener();
  });

/** Resolves when the connection is there; rejects when the signal aborts. */
export function waitForConnection(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!isLost) return resolve();
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
