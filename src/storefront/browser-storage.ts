/** One value in local or session storage that components can watch. Spec section 4: each change is signalled by `storage`. */
export interface Stored<Value> {
  get(): Value;
  set(value: Value): void;
  /** Calls back after every change, of this tab or another; answers how to stop. */
  subscribe(listener: () => void): () => void;
}

interface Codec<Value> {
  /** Makes a value of what stands in the storage; whatever it is, null for nothing. */
  read(text: string | null): Value;
  /** null removes the entry. */
  write(value: Value): string | null;
}

/**
 * Watches one key. What a person or another program has put there is read with care; where the browser keeps nothing
 * (private mode, full disk) the value lives as long as the page.
 */
export function createStored<Value>(
  storage: () => Storage,
  key: string,
  codec: Codec<Value>,
): Stored<Value> {
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
    // A null key: another tab has cleared everything.
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

/** A JSON value; `parse` makes something usable of whatever was parsed (undefined: nothing could be). */
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
