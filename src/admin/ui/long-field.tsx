import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { useFieldError } from './form-errors.ts';
import './field.css';

interface Props extends Omit<TextFieldProps, 'className' | 'children'> {
  /** Also the key of its error in the answer of the API. */
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string;
}

/** Some lines of text with their label and error. */
export function LongField({ label, placeholder, ...props }: Props) {
  const error = useFieldError(props.name);
  return (
    <TextField
      {...props}
      className="field"
      validationBehavior="aria"
      isInvalid={error !== undefined}
    >
      <Label>{label}</Label>
      <div className="field__line">
        <TextArea className="field__input field__input--long" rows={3} placeholder={placeholder} />
      </div>
      <FieldError className="field__error">{error}</FieldError>
    </TextField>
  );
}
