import { useState } from 'react';

export interface Selection {
  has(number: string): boolean;
  toggle(number: string): void;
  /** Ticks just these. */
  set(numbers: readonly string[]): void;
}

/** Which of the orders that are shown are ticked. One that is no longer shown loses its tick. */
export function useSelection(shown: readonly string[]): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const left = shown.filter((number) => ticked.has(number));
  if (left.length < ticked.size) setTicked(new Set(left));
  return {
    has: (number) => ticked.has(number),
    toggle: (number) => setTicked((before) => before.symmetricDifference(new Set([number]))),
    set: (numbers) => setTicked(new Set(numbers)),
  };
}
