import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ShopError } from '#contracts/shop.ts';
import { commonMessages } from '#messages/common.ts';
import { logFailure } from '../log.ts';
import { useHydrated } from './use-hydrated.ts';

/** What the inputs of a form hold, by their names. */
type Typed = Readonly<Record<string, string>>;
/** What is wrong, by the name of the field. */
export type Errors = Readonly<Record<string, string | undefined>>;

interface Common<Values> {
  /** What the form checks by itself; the shop checks everything. */
  readonly check?: (values: Values) => Errors;
  /** Sends the values; rejects with ShopError where the shop refuses them. */
  readonly send: (values: Values) => Promise<void>;
  readonly onFailure?: () => void;
  /** Whether a sending is under way, and how to say so; given where that outlives the form. */
  readonly sending?: readonly [pending: boolean, setPending: (pending: boolean) => void];
}

/** `draft`: the values of a form whose inputs do not keep their own text. */
type Options<Values> = Common<Values> &
  (Typed extends Values ? { readonly draft?: undefined } : { readonly draft: Values });

/**
 * A form. Messages stand at the fields, the first of them on the screen gets the focus, and an edit clears its own. Without a
 * `draft` the inputs keep their own text, so nothing typed before hydration is lost.
 */
export function useForm<Values extends object = Typed>({
  draft,
  check,
  send,
  onFailure,
  sending,
}: Options<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  /** Why the shop did not accept the form, beside what stands at its fields; null while nothing failed. */
  const [failure, setFailure] = useState<string | null>(null);
  const own = useState(false);
  const [pending, setPending] = sending ?? own;
  const hydrated = useHydrated();
  const focusWanted = useRef(false);

  useEffect(() => {
    if (!focusWanted.current) return;
    focusWanted.current = false;
    const inputs = Array.from(element.current?.elements ?? []) as HTMLInputElement[];
    inputs.find(({ name }) => errors[name])?.focus();
  }, [errors]);

  const show = (found: Errors) => {
    focusWanted.current = true;
    setErrors(found);
  };

  /** Does something with the values, once at a time. */
  const run = async (values: Values, task: (values: Values) => Promise<void>) => {
    if (pending) return;
    setPending(true);
    setFailure(null);
    try {
      await task(values);
    } catch (error) {
      const { atFields, elsewhere } = explain(error, values);
      show(atFields);
      setFailure(elsewhere);
      onFailure?.();
    } finally {
      setPending(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const values = draft ?? (typedIn(event.currentTarget) as Values);
    const found = check?.(values) ?? {};
    show(found);
    setFailure(null);
    if (!Object.values(found).some(Boolean)) void run(values, send);
  };

  /** Takes away the messages of these fields. */
  const clearErrors = (...names: string[]) => {
    if (!names.some((name) => errors[name])) return;
    const cleared = Object.fromEntries(names.map((name) => [name, undefined]));
    setErrors((current) => ({ ...current, ...cleared }));
  };

  return {
    /** For the `<form>` itself. */
    form: {
      ref: element,
      noValidate: true,
      method: 'post',
      onSubmit: submit,
      onInput: ({ target }: FormEvent) => clearErrors((target as HTMLInputElement).name),
    },
    /** For the button that sends it: not before the page is alive, and not twice. */
    button: { type: 'submit', pending, disabled: !hydrated },
    /** For the field of this name. */
    field: (name: string) => ({ name, error: errors[name] }),
    failure,
    pending,
    show,
    run,
    clearErrors,
    /** Empties inputs that keep their own text. */
    clear: () => element.current?.reset(),
  } as const;
}

const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** The shop's words, at the fields of this form as far as they speak of one. */
function explain(error: unknown, values: object): { atFields: Errors; elsewhere: string } {
  if (!(error instanceof ShopError) || error.body === null) {
    logFailure('a form was not sent', error);
    return { atFields: {}, elsewhere: commonMessages.noConnection };
  }
  const fields = Object.entries(error.fields);
  if (fields.length === 0) return { atFields: {}, elsewhere: error.message };
  const own = fields.filter(([name]) => name in values);
  const others = fields.filter(([name]) => !(name in values));
  return {
    atFields: Object.fromEntries(own.map(([name, texts]) => [name, texts.join(' ')])),
    elsewhere: others.flatMap(([, texts]) => texts).join(' '),
  };
}
