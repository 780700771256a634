import type { CheckoutForm, FieldName, FormErrors } from './checkout-form.ts';

type TextFieldName = Exclude<FieldName, 'consent'>;

export interface FieldsProps {
  readonly form: CheckoutForm;
  readonly edit: (edited: Partial<CheckoutForm>) => void;
  /** What ties an input to its place in the form. */
  readonly field: (name: TextFieldName) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
}

export const fieldBinding =
  (form: CheckoutForm, errors: FormErrors, edit: FieldsProps['edit']): FieldsProps['field'] =>
  (name) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: (event) => edit({ [name]: event.target.value }),
  });
