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
  /** Enter in a field sends nothing: what is sent cannot be taken back, and fields have an Enter of their own. */
  readonly isSentByButton?: boolean;
  readonly children: ReactNode;
}

/** A form whose fields show what the API refuses, each until it is edited; what belongs to no field stands above them. Nothing that was typed is lost, and the first refused field has the focus. */
export function Form({ onSubmit, failure, formRef, isSentByButton, children }: Props) {
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
    if (failure && sent.current && !isRefusedAbove(sent.current))
      sent.current.querySelector<HTMLElement>(REFUSED)?.focus();
  }, [failure]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // In React's tree a dialog of the form stands inside it.
    event.stopPropagation();
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
      onKeyDown={isSentByButton ? sendByButton : sendByKey}
    >
      {text && <Notice look="error">{text}</Notice>}
      <FormErrors value={without(fields, names)}>{children}</FormErrors>
    </form>
  );
}

const REFUSED = '[aria-invalid="true"]';

/** Whether the focus stands at a refused field of a form above this one: both were sent by one press, and the first fault of the page is led to. */
function isRefusedAbove(form: HTMLFormElement): boolean {
  const focused = document.activeElement;
  return Boolean(
    focused?.matches(REFUSED) &&
      form.compareDocumentPosition(focused) === Node.DOCUMENT_POSITION_PRECEDING,
  );
}

/** Ctrl+Enter sends the form from any of its fields, from those of several lines too. */
function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.code !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.requestSubmit();
}

function sendByButton(event: KeyboardEvent<HTMLFormElement>): void {
  const isField = event.target instanceof HTMLInputElement;
  if (event.code === 'Enter' && isField && !event.ctrlKey && !event.metaKey) event.preventDefault();
  else sendByKey(event);
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
