import './choice.css';
import './field.css';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useFieldError } from './form-errors.ts';

interface Option {
  readonly value: string;
  readonly name: string;
  readonly about?: string;
}

interface Props {
  /** Also the key of its error in the answer of the API. */
  readonly name: string;
  readonly label: string;
  /** What is chosen at first; by default nothing. */
  readonly value?: string;
  readonly options: readonly Option[];
  readonly onChange?: (value: string) => void;
}

/** One of a few, each with what it is for. */
export function Choice({ label, value, options, ...props }: Props) {
  const error = useFieldError(props.name);
  return (
    <RadioGroup
      {...props}
      defaultValue={value ?? null}
      className="choice"
      validationBehavior="aria"
      isInvalid={error !== undefined}
    >
      <Label className="choice__label">{label}</Label>
      {options.map((option) => (
        <Radio key={option.value} value={option.value} className="choice__one">
          <span className="choice__mark" />
          <span>
            <span className="choice__name">{option.name}</span>
            {option.about && <span className="choice__about">{option.about}</span>}
          </span>
        </Radio>
      ))}
      <FieldError className="field__error">{error}</FieldError>
    </RadioGroup>
  );
}
