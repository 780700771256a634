import './form.css';
import type { FormEvent, ReactNode } from 'react';
import { ApiFailure } from '../api/call-api.ts';
import { FormErrors } from './form-errors.ts';
import { Notice } from './notice.tsx';

interface Props {
  /** The texts of the fields, by their names. */
  readonly onSubmit: (values: Record<string, string>) => void;
  readonly failure: Error | null;
  readonly children: ReactNode;
}

/** A form whose fields show what the API refuses; what belongs to no field stands above them. Nothing that was typed is lost. */
export function Form({ onSubmit, failure, children }: Props) {
  const { non_field_errors: general, ...fields } = fieldsOf(failure);
  const isOfField = Object.keys(fields).length > 0;
  const text = general?.join(' ') ?? (isOfField ? undefined : failure?.message);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = [...new FormData(event.currentTarget)];
    onSubmit(Object.fromEntries(values.map(([name, value]) => [name, String(value)])));
  };
  return (
    <form className="form" noValidate onSubmit={submit}>
      {text && <Notice look="error">{text}</Notice>}
      <FormErrors value={fields}>{children}</FormErrors>
    </form>
  );
}

const fieldsOf = (failure: Error | null): Record<string, string[]> =>
  failure instanceof ApiFailure ? { ...failure.fields } : {};
