import './choice.css';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';

interface Option {
  readonly value: string;
  readonly name: string;
  readonly about?: string;
}

interface Props {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange?: (value: string) => void;
}

/** One of a few, each with what it is for. */
export const Choice = ({ label, value, options, ...props }: Props) => (
  <RadioGroup {...props} defaultValue={value} className="choice">
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
  </RadioGroup>
);
