import type { Store } from './store.ts';

interface Codec<Value> {
  /** Parses the stored text and never throws. `null` means that the key is missing. */
  read(text: string | null): Value;
  /** null removes the entry. */
  write(value: Value): string | null;
}

/**
 * Binds one key of local or session storage to a value. Every change fires a `storage` event (spec section 4), in this tab or another. The stored text is untrusted: users and other programs can edit it. When the browser refuses to store
 * (private mode, full disk), the value lives in memory until the page is left.
 */
export function createStored<Value>(
  storage: () => Storage,
  key: string,
  codec: Codec<Value>,
): Store<Value> {
  let text: string | null | undefined;
  let value: Value;
  let kept = true;

  const readText = () => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };
  const get = () => {
    const current = kept ? readText() : (text ?? null);
    if (text === undefined || current !== text) {
      text = current;
      value = codec.read(current);
    }
    return value;
  };
  const set = (next: Value) => {
    value = next;
    text = codec.write(next);
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
      kept = true;
    } catch {
      kept = false;
    }
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };
  const subscribe = (listener: () => void) => {
    // The key is null after `storage.clear()` in another tab.
    const hear = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  };
  return { get, set, subscribe };
}

export const textCodec: Codec<string | null> = {
  read: (text) => text || null,
  write: (value) => value,
};

/** A JSON value. `parse` gets the parsed JSON, or `undefined` when there is none, and must return a usable value. */
export const jsonCodec = <Value>(parse: (raw: unknown) => Value): Codec<Value> => ({
  read(text) {
    try {
      return parse(text === null ? undefined : JSON.parse(text));
    } catch {
      return parse(undefined);
    }
  },
  write: (value) => JSON.stringify(value),
});
