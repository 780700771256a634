import './field.css';
import { type ReactNode, type Ref, useState } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { entryMessages as words } from '#messages/office/entry.ts';
import { Button } from './button.tsx';
import { useFieldError } from './form-errors.ts';

export interface FieldProps extends Omit<TextFieldProps, 'className' | 'children'> {
  /** Also the key of its error in the answer of the API. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly after?: ReactNode;
  /** The id of a list of words to choose from. */
  readonly list?: string;
  /** Some lines; the hint stands in the empty field. */
  readonly isLong?: boolean;
  /** The field itself, where it has some lines. */
  readonly longRef?: Ref<HTMLTextAreaElement>;
}

/** A line of text, or some, with its label, hint and error. */
export function Field({ label, hint, after, list, isLong = false, longRef, ...props }: FieldProps) {
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
        {isLong ? (
          <TextArea
            ref={longRef}
            className="field__input field__input--long"
            rows={3}
            placeholder={hint}
          />
        ) : (
          <Input className="field__input" {...(list && { list })} />
        )}
        {after}
      </div>
      {hint && !isLong && (
        <Text slot="description" className="field__hint">
          {hint}
        </Text>
      )}
      <FieldError className="field__error">{error}</FieldError>
    </TextField>
  );
}

/** A password that can be looked at. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'after'>) {
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
