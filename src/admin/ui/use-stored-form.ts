import { type RefObject, useRef, useState } from 'react';
import { useChange } from '../api/use-change.ts';
import { useUnsaved } from './unsaved.ts';
import { useFormDraft } from './use-form-draft.ts';

/** What another has stored since the form was begun. */
interface Late<Stored> {
  readonly now: Stored;
  /** Who it was, what is changed and what becomes of what was typed, in words. */
  readonly texts: readonly string[];
}

interface Typed<Values> {
  readonly values: Values;
  /** What was stored when they were typed. */
  readonly base: Values;
}

interface Options<Values, Stored> {
  /** What is typed is kept under this name. */
  readonly draft: string;
  /** What would be saved, in words; without it the page is left without a question, and the draft lasts in this browser. */
  readonly what?: string;
  /** What was stored when the page was opened. */
  readonly stored: Stored;
  readonly valuesOf: (stored: Stored) => Values;
  /** Throws an `ApiFailure` whose texts stand at their fields. */
  readonly save: (values: Values, base: Values) => Promise<Stored>;
  /** Keys of the queries that are read again then. */
  readonly makesOld?: readonly (readonly string[])[];
  readonly onSaved: (stored: Stored) => void;
  readonly onRefused?: (failure: Error, sent: Values) => void;
  /** What a refusal says of another who was quicker. */
  readonly lateOf: (failure: Error, typed: Typed<Values>) => Late<Stored> | undefined;
  /** Whether the member is asked then whose version stays. Otherwise fields with nothing typed become theirs. */
  readonly asks?: boolean;
}

/** A form as `StoredForm` shows it. */
export interface ShownForm {
  readonly place: RefObject<HTMLFormElement | null>;
  readonly failure: Error | null;
  readonly isSaving: boolean;
  readonly late: readonly string[];
  /** Where the member is asked whose version stays. */
  readonly answers: { readonly keepMine: () => void; readonly takeTheirs: () => void } | undefined;
  submit(): void;
}

/**
 * A form over something stored: what is typed outlives a reload of the page and is not lost where another was quicker, which is told. The page
 * is left only after a question.
 */
export function useStoredForm<Values extends object, Stored>(options: Options<Values, Stored>) {
  const { draft, what, stored, valuesOf, lateOf, asks = false } = options;
  const place = useRef<HTMLFormElement>(null);
  const kept = useFormDraft(draft, valuesOf(stored), what === undefined);
  const [late, setLate] = useState<Late<Stored> & { readonly failure: Error }>();
  /** How often the form began anew: fields that keep a text of their own begin with it. */
  const [begun, setBegun] = useState(0);
  useUnsaved(kept.isTyped && what !== undefined, { what: what ?? '', form: place });
  const restart = (now: Stored) => {
    setLate(undefined);
    setBegun((before) => before + 1);
    kept.reset(valuesOf(now));
  };
  const change = useChange(({ values, base }: Typed<Values>) => options.save(values, base), {
    onDone: (now) => {
      options.onSaved(now);
      restart(now);
    },
    onFailure: (failure, { values }) => {
      options.onRefused?.(failure, values);
      const found = lateOf(failure, kept);
      if (!found) return;
      setLate({ ...found, failure });
      if (!asks) kept.learn(valuesOf(found.now));
    },
    makesOld: options.makesOld ?? [],
  });
  /** The form is that of what is stored now. */
  const begin = (now: Stored) => {
    change.reset();
    restart(now);
  };
  const answersTo = (now: Stored) => ({
    takeTheirs: () => begin(now),
    keepMine() {
      setLate(undefined);
      kept.rebase(valuesOf(now));
      change.mutate({ values: kept.values, base: valuesOf(now) });
    },
  });
  const form: ShownForm = {
    place,
    failure: late && late.failure === change.error ? null : change.error,
    isSaving: change.isPending,
    late: late?.texts ?? [],
    answers: asks && late ? answersTo(late.now) : undefined,
    submit: () => change.mutate({ values: kept.values, base: kept.base }),
  };
  return {
    form,
    base: kept.base,
    values: kept.values,
    isTyped: kept.isTyped,
    set: kept.set,
    learn: (now: Stored) => kept.learn(valuesOf(now)),
    begin,
    begun,
    /** What was sent last. */
    sent: change.variables?.values,
  };
}
