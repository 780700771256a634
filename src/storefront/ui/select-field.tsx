import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, useId } from 'react';
import './select-field.css';

interface Props extends ComponentProps<'select'> {
  label: string;
  options: readonly { value: string; label: string }[];
}

/** A native select with its label beside it. */
export function SelectField({ label, options, className, ...rest }: Props) {
  const id = useId();
  return (
    <div className={`select-field ${className ?? ''}`.trim()}>
      <label htmlFor={id}>{label}</label>
      <span className="select-field__box">
        <select id={id} {...rest}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </span>
    </div>
  );
}
