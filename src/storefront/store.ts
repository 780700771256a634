import { useSyncExternalStore } from 'react';

/** A value outside React, with those who are told of its changes. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  /** Calls back after every change. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store in a component: `before` on the server and during hydration. */
export const useStore = <Value, Before = Value>(
  { subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>,
  before: Before,
): Value | Before => useSyncExternalStore<Value | Before>(subscribe, get, () => before);
