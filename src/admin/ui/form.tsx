import './form.css';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ApiFailure } from '../api/call-api.ts';
import { FormErrors } from './form-errors.ts';
import { Notice } from './notice.tsx';

interface Props {
  /** The texts of the fields, by their names. */
  readonly onSubmit: (values: Record<string, string>) => void;
  readonly failure: Error | null;
  readonly formRef?: Ref<HTMLFormElement>;
  readonly children: ReactNode;
}

/** A form whose fields show what the API refuses, each until it is edited; what belongs to no field stands above them. Nothing that was typed is lost, and the first refused field has the focus. */
export function Form({ onSubmit, failure, formRef, children }: Props) {
  const { non_field_errors: general, ...fields } = fieldsOf(failure);
  const [edited, setEdited] = useState<Edited>({ since: null, names: [] });
  const names = edited.since === failure ? edited.names : [];
  const note = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as unknown as HTMLInputElement;
    if (fields[name] && !names.includes(name))
      setEdited({ since: failure, names: [...names, name] });
  };
  const isOfField = Object.keys(fields).length > 0;
  const text = general?.join(' ') ?? (isOfField ? undefined : failure?.message);
  const sent = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) sent.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent.current = event.currentTarget;
    const values = [...new FormData(event.currentTarget)];
    onSubmit(Object.fromEntries(values.map(([name, value]) => [name, String(value)])));
  };
  return (
    <form
      ref={formRef}
      className="form"
      noValidate
      onSubmit={submit}
      onChange={note}
      onKeyDown={sendByKey}
    >
      {text && <Notice look="error">{text}</Notice>}
      <FormErrors value={without(fields, names)}>{children}</FormErrors>
    </form>
  );
}

/** Ctrl+Enter sends a form from each of its fields, on a computer of Apple ⌘+Enter. */
function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

interface Edited {
  /** The refusal after which they were edited: the next one is shown anew. */
  readonly since: Error | null;
  readonly names: readonly string[];
}

const without = (fields: Record<string, string[]>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const fieldsOf = (failure: Error | null): Record<string, string[]> =>
  failure instanceof ApiFailure ? { ...failure.fields } : {};
