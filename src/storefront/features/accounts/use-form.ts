import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isEmail } from '#contracts/customer.ts';
import { ShopError } from '#contracts/shop.ts';
import { accountScreens as messages } from '#messages/account-screens.ts';
import { fieldMessages } from '#messages/validation.ts';
import { logFailure } from '../../log.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

export type Values = Readonly<Record<string, string>>;
export type Errors = Readonly<Record<string, string>>;

/** What is wrong with a value; undefined for nothing. */
type Check = (value: string) => string | undefined;

const filled: Check = (value) => (value.trim() === '' ? fieldMessages.required : undefined);

/** The checks of spec section 5 that more than one form makes. */
export const checks = {
  required: filled,
  email: (value) => filled(value) ?? (isEmail(value.trim()) ? undefined : fieldMessages.email),
} as const satisfies Record<string, Check>;

interface Options {
  /** The fields that the form checks by itself; the shop checks them all. */
  readonly check?: Readonly<Record<string, Check>>;
  /** Sends what was typed; rejects with ShopError where the shop does not accept it. */
  readonly send: (values: Values) => Promise<void>;
  readonly onFailure?: () => void;
}

/**
 * A form whose inputs keep their own text, so that nothing typed before the page came alive is lost. Messages stand at the
 * fields, the first of them gets the focus, and an edit clears its own.
 */
export function useForm({ check = {}, send, onFailure }: Options) {
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  /** Why the shop did not accept the form, beside what stands at its fields; null while nothing failed. */
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
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

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const values = valuesOf(event.currentTarget);
    const found = failing(check, values);
    show(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setPending(true);
    try {
      await send(values);
    } catch (error) {
      const { atFields, elsewhere } = explain(error, values);
      show(atFields);
      setFailure(elsewhere);
      onFailure?.();
    } finally {
      setPending(false);
    }
  };

  const edit = ({ target }: FormEvent) => {
    const name = (target as HTMLInputElement).name;
    if (errors[name]) setErrors(({ [name]: _, ...others }) => others);
  };

  return {
    /** For the `<form>` itself. */
    form: { ref: element, noValidate: true, method: 'post', onSubmit: submit, onInput: edit },
    /** For the button that sends it: not before the page is alive, and not twice. */
    button: { type: 'submit', pending, disabled: !hydrated },
    /** For the field of this name. */
    field: (name: string) => ({ name, error: errors[name] }),
    failure,
    pending,
    clear: () => element.current?.reset(),
  } as const;
}

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const failing = (check: Readonly<Record<string, Check>>, values: Values): Errors =>
  Object.fromEntries(
    Object.entries(check).flatMap(([name, test]) => {
      const message = test(values[name] ?? '');
      return message ? [[name, message]] : [];
    }),
  );

/** The shop's words, at the fields of this form as far as they speak of one. */
function explain(error: unknown, values: Values): { atFields: Errors; elsewhere: string } {
  if (!(error instanceof ShopError) || error.body === null) {
    logFailure('a form was not sent', error);
    return { atFields: {}, elsewhere: messages.noConnection };
  }
  const fields = Object.entries(error.fields);
  if (fields.length === 0) return { atFields: {}, elsewhere: error.message };
  const [own, others] = [
    fields.filter(([name]) => name in values),
    fields.filter(([name]) => !(name in values)),
  ];
  return {
    atFields: Object.fromEntries(own.map(([name, texts]) => [name, texts.join(' ')])),
    elsewhere: others.flatMap(([, texts]) => texts).join(' '),
  };
}
