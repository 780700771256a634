import { type ComponentProps, useState } from 'react';
import { commonMessages } from '#messages/words/common.ts';
import { TextField } from './text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'multiline'>;

/** A password with a button that shows what was typed. */
export function PasswordField(props: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...(props as ComponentProps<'input'> & { label: string })}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        // The name has no word of the label: a field is found by its label alone.
        <button
          type="button"
          className="field__toggle needs-script"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? commonMessages.hide : commonMessages.show}
        </button>
      }
    />
  );
}
