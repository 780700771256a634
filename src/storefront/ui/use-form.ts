import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ShopError } from '#contracts/shop.ts';
import { commonMessages } from '#messages/words/common.ts';
import { logFailure } from '../log.ts';
import { useHydrated } from './use-hydrated.ts';

/** The texts of the inputs by name. */
type Typed = Readonly<Record<string, string>>;
/** Error messages by field name. */
export type Errors = Readonly<Record<string, string | undefined>>;

interface Common<Values> {
  /** Client-side validation. The server validates everything again. */
  readonly check?: (values: Values) => Errors;
  /** Sends the values. Rejects with ShopError when the server refuses them. */
  readonly send: (values: Values) => Promise<void>;
  readonly onFailure?: () => void;
  /** External pending state, for a request that outlives the form. */
  readonly sending?: readonly [pending: boolean, setPending: (pending: boolean) => void];
}

/** `draft`: the values of a form with controlled inputs. */
type Options<Values> = Common<Values> &
  (Typed extends Values ? { readonly draft?: undefined } : { readonly draft: Values });

/**
 * State of a form. Error messages are shown at their fields, the first invalid field gets the focus, and an edit clears its message.
 * Without `draft` the inputs are uncontrolled, so text that was typed before hydration is kept.
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
  /** The failure message for the whole form; null when there is none. */
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

  /** Runs a task with the pending state; ignored while another one is running. */
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

  /** Removes the messages of these fields. */
  const clearErrors = (...names: string[]) => {
    if (!names.some((name) => errors[name])) return;
    const cleared = Object.fromEntries(names.map((name) => [name, undefined]));
    setErrors((current) => ({ ...current, ...cleared }));
  };

  return {
    /** Props of the `<form>`. */
    form: {
      ref: element,
      noValidate: true,
      method: 'post',
      onSubmit: submit,
      onInput: ({ target }: FormEvent) => clearErrors((target as HTMLInputElement).name),
    },
    /** Props of the submit button. It is disabled before hydration. */
    button: { type: 'submit', pending, disabled: !hydrated },
    /** Props of the field with this name. */
    field: (name: string) => ({ name, error: errors[name] }),
    failure,
    pending,
    show,
    run,
    clearErrors,
    /** Resets uncontrolled inputs. */
    clear: () => element.current?.reset(),
  } as const;
}

const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** Splits the server's error into messages for fields of this form and a message for the whole form. */
function explain(error: unknown, values: object): { atFields: Errors; elsewhere: string } {
  if (!(error instanceof ShopError) || error.body === null) {
    logFailure('the form was not sent', error);
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
