import { useState } from 'react';

/** A key for each payment: a second press, or one after a lost answer, makes no second refund. After an answer the next press has a new one. */
export function usePressKeys() {
  const [keys] = useState(() => new Map<string, string>());
  return {
    of(payment: string): string {
      const key = keys.get(payment) ?? crypto.randomUUID();
      keys.set(payment, key);
      return key;
    },
    forget: (payment: string) => keys.delete(payment),
  };
}
