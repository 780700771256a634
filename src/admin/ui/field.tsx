import './field.css';
import { type ReactNode, useState } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { entryMessages as words } from '#messages/office-entry.ts';
import { Button } from './button.tsx';
import { useFieldError } from './form-errors.ts';

interface Props extends Omit<TextFieldProps, 'className' | 'children'> {
  /** Also the key of its error in the answer of the API. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly after?: ReactNode;
}

/** A line of text with its label, hint and error. */
export function Field({ label, hint, after, ...props }: Props) {
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
        <Input className="field__input" />
        {after}
      </div>
      {hint && (
        <Text slot="description" className="field__hint">
          {hint}
        </Text>
      )}
      <FieldError className="field__error">{error}</FieldError>
    </TextField>
  );
}

/** A password that can be looked at. */
export function PasswordField(props: Omit<Props, 'type' | 'after'>) {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <Button
      look="quiet"
      aria-label={isShown ? words.hidePassword : words.showPassword}
      onPress={() => setShown(!isShown)}
    >
      {isShown ? words.hide : words.show}
    </Button>
  );
  return <Field {...props} type={isShown ? 'text' : 'password'} after={toggle} />;
}
