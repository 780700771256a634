import type { ComponentProps } from 'react';
import {
  lacksCountryCode,
  replaceEight,
  startsWithEight,
  withCountryCode,
} from '#contracts/customer.ts';
import { commonMessages } from '#messages/words/common.ts';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';
import './phone-field.css';

interface Props extends Pick<ComponentProps<typeof TextField>, 'label' | 'error'> {
  name: string;
  value: string;
  onEdit: (value: string) => void;
}

/** A Russian phone number. A button replaces a leading 8 by +7, or adds the +7 that ten digits lack. */
export function PhoneField({ label, error, name, value, onEdit }: Props) {
  const completion = completionOf(value);
  return (
    <div className="phone-field">
      <TextField
        label={label}
        error={error}
        name={name}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+7"
        value={value}
        onChange={(event) => onEdit(event.target.value)}
      />
      {completion && (
        <Button
          appearance="link"
          onClick={({ currentTarget }) => {
            // The button disappears, so the focus moves to the input.
            currentTarget.parentElement?.querySelector('input')?.focus();
            onEdit(completion.number);
          }}
        >
          {completion.label}
        </Button>
      )}
    </div>
  );
}

function completionOf(value: string) {
  if (startsWithEight(value)) {
    return { label: commonMessages.replaceEight, number: replaceEight(value) };
  }
  if (lacksCountryCode(value)) {
    return { label: commonMessages.addCountryCode, number: withCountryCode(value) };
  }
  return null;
}
