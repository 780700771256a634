import type { ComponentProps } from 'react';
import { replaceEight, startsWithEight } from '#contracts/customer.ts';
import { commonMessages } from '#messages/common.ts';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';
import './phone-field.css';

interface Props extends Pick<ComponentProps<typeof TextField>, 'label' | 'error'> {
  name: string;
  value: string;
  onEdit: (value: string) => void;
}

/** A Russian phone number; one that begins with 8 is put right by a tap. */
export function PhoneField({ label, error, name, value, onEdit }: Props) {
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
      {startsWithEight(value) && (
        <Button
          look="link"
          onClick={({ currentTarget }) => {
            // The button goes, and who pressed it goes on typing.
            currentTarget.parentElement?.querySelector('input')?.focus();
            onEdit(replaceEight(value));
          }}
        >
          {commonMessages.replaceEight}
        </Button>
      )}
    </div>
  );
}
