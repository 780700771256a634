import { type ComponentProps, useId } from 'react';
import { FieldError } from './text-field.tsx';
import './checkbox.css';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: React.ReactNode;
  /** The label is visible to screen readers only. */
  labelHidden?: boolean;
  error?: React.ReactNode;
}

export function Checkbox({ label, labelHidden = false, error, ...rest }: Props) {
  const id = useId();
  return (
    <div className="checkbox">
      <label className="checkbox__label">
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          {...rest}
        />
        <span className={labelHidden ? 'visually-hidden' : undefined}>{label}</span>
      </label>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
