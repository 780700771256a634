import { useEffect, useRef, useState } from 'react';
import { draftOf, dropDrafts, keepDraft } from '../api/drafts.ts';

interface Kept<Values> {
  readonly base: Values;
  readonly values: Values;
}

const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * A form over what is stored, `base`: what is typed is there again after a reload of the page, over the same base, and is forgotten when the
 * page is left.
 */
export function useFormDraft<Values extends object>(key: string, stored: Values) {
  const [kept, setKept] = useState<Kept<Values>>(
    () => read(key) ?? { base: stored, values: stored },
  );
  const isTyped = !isEqual(kept.base, kept.values);
  const wasTyped = useRef(false);
  useEffect(() => {
    if (isTyped) keepDraft(key, JSON.stringify(kept));
    else if (wasTyped.current) dropDrafts(key);
    wasTyped.current = isTyped;
  }, [key, kept, isTyped]);
  useEffect(
    () => () => {
      if (wasTyped.current) dropDrafts(key);
    },
    [key],
  );
  return {
    ...kept,
    isTyped,
    set: (change: Partial<Values>) =>
      setKept(({ base, values }) => ({ base, values: { ...values, ...change } })),
    /** Begins anew with what is stored now. */
    reset: (base: Values) => setKept({ base, values: base }),
    /** Takes what another has stored meanwhile; fields that were typed in here stay. */
    learn: (now: Values) =>
      setKept(({ base, values }) => ({ base: now, values: merged(base, now, values) })),
  };
}

const merged = <Values extends object>(base: Values, now: Values, mine: Values): Values => {
  const names = Object.keys(now) as (keyof Values)[];
  const typed = names.filter((name) => !isEqual(base[name], mine[name]));
  return { ...now, ...Object.fromEntries(typed.map((name) => [name, mine[name]])) };
};

function read<Values>(key: string): Kept<Values> | undefined {
  const text = draftOf(key);
  return text ? JSON.parse(text) : undefined;
}
