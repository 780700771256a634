import { type ComponentProps, useId } from 'react';
import { commonMessages } from '#messages/words/common.ts';
import './field.css';

interface Own {
  label: string;
  /** The error message; announced, and linked to the input. */
  error?: React.ReactNode;
  hint?: React.ReactNode;
  /** Marks the field as optional. */
  optional?: boolean;
  /** A button in the line of the input. */
  after?: React.ReactNode;
}

type Props = Own &
  (
    | ({ multiline?: false } & ComponentProps<'input'>)
    | ({ multiline: true } & ComponentProps<'textarea'>)
  );

/** A labelled text input, or a textarea with `multiline`. */
export function TextField(props: Props) {
  const { label, error, hint, optional, after, className, ...rest } = props;
  const id = useId();
  const described = [error && `${id}-error`, (hint || optional) && `${id}-hint`];
  const shared = {
    id,
    className: 'field__input',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={`field ${className ?? ''}`.trim()}>
      <div className="field__head">
        <label htmlFor={id}>{label}</label>
        {(hint || optional) && (
          <span className="field__hint" id={`${id}-hint`}>
            {hint ?? commonMessages.optional}
          </span>
        )}
      </div>
      <div className={after ? 'field__line' : undefined}>
        {rest.multiline ? <Area {...rest} {...shared} /> : <Line {...rest} {...shared} />}
        {after}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

const Line = ({ multiline: _, ...rest }: { multiline?: false } & ComponentProps<'input'>) => (
  <input type="text" {...rest} />
);

const Area = ({ multiline: _, ...rest }: { multiline: true } & ComponentProps<'textarea'>) => (
  <textarea rows={3} {...rest} />
);

/** The error message of a field; rendered only when there is one. */
export function FieldError({ id, children }: { id: string; children: React.ReactNode }) {
  if (!children) return null;
  return (
    <p className="field__error" id={id} role="alert">
      {children}
    </p>
  );
}
