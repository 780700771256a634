import { useEffect, useRef, useState } from 'react';
import { draftOf, keepDraft } from '../api/drafts.ts';
import {
  dropLastingDraft,
  guardLastingDraft,
  keepLastingDraft,
  lastingDraft,
} from '../api/lasting-drafts.ts';

interface Kept<Values> {
  readonly base: Values;
  readonly values: Values;
}

/** The fields to be changed, or how they follow from those of now. */
export type FormChange<Values> = Partial<Values> | ((values: Values) => Partial<Values>);

const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * A form over what is stored, `base`: what is typed is there again after a reload of the page, over the same base, and is forgotten when the
 * page is left. Where it `lasts`, it is kept in this browser until it is saved or taken back.
 */
export function useFormDraft<Values extends object>(key: string, stored: Values, lasts: boolean) {
  const place = lasts ? browser : tab;
  const [kept, setKept] = useState<Kept<Values>>(
    () => place.read(key) ?? { base: stored, values: stored },
  );
  const isTyped = !isEqual(kept.base, kept.values);
  const wasTyped = useRef(false);
  useEffect(() => {
    const dropsDraft = !isTyped && wasTyped.current;
    wasTyped.current = isTyped;
    if (dropsDraft) place.drop(key);
    return isTyped ? place.keep(key, kept) : undefined;
  }, [place, key, kept, isTyped]);
  useEffect(
    () => () => {
      if (wasTyped.current && place === tab) tab.drop(key);
    },
    [place, key],
  );
  return {
    ...kept,
    isTyped,
    set: (change: FormChange<Values>) =>
      setKept(({ base, values }) => {
        const changed = typeof change === 'function' ? change(values) : change;
        return { base, values: { ...values, ...changed } };
      }),
    /** Begins anew with what is stored now. */
    reset: (base: Values) => setKept({ base, values: base }),
    /** What is typed stands over what is stored now. */
    rebase: (base: Values) => setKept(({ values }) => ({ base, values })),
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

/** Drafts that are about one page of this tab. */
const tab = {
  read(key: string) {
    const text = draftOf(key);
    return text ? JSON.parse(text) : undefined;
  },
  keep(key: string, kept: unknown) {
    keepDraft(key, JSON.stringify(kept));
    return undefined;
  },
  drop: (key: string) => keepDraft(key, ''),
};

/** Drafts that all tabs share. */
const browser = {
  read: lastingDraft,
  keep(key: string, kept: unknown) {
    keepLastingDraft(key, kept);
    return guardLastingDraft(key, kept);
  },
  drop: dropLastingDraft,
};
