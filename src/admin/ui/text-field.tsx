import './field.css';
import { type ComponentType, useEffect, useId, useState } from 'react';
import { textEditorMessages as words } from '#messages/office/text-editor.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { useFieldError } from './form-errors.ts';
import type { TextEditorProps } from './text-editor/text-editor.tsx';
import { Waiting } from './waiting.tsx';

interface Props {
  /** Also the key of its error in the answer of the API. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Markdown. */
  readonly value: string;
  readonly isReadOnly?: boolean;
  /** The address of the page whose text it is. */
  readonly page?: string;
  readonly onChange: (value: string) => void;
}

/** Longer texts are not drawn at every letter. */
const LONGEST_DRAWN = 100_000;

/** A text of several blocks: edited as it will look, or as Markdown. The editor is loaded when the field is shown. */
export function TextAsShown({ name, label, hint, value, isReadOnly = false, ...props }: Props) {
  const [isText, setText] = useState(value.length > LONGEST_DRAWN);
  const [Editor, setEditor] = useState<ComponentType<TextEditorProps>>();
  const error = useErrorUntilTyped(name, value);
  const id = useId();
  useEffect(() => {
    if (isText) return;
    import('./text-editor/text-editor.tsx').then(
      ({ TextEditor }) => setEditor(() => TextEditor),
      () => setText(true),
    );
  }, [isText]);
  const about = isText ? [hint, words.asTextHint].filter(Boolean).join(' ') : hint;
  const shown = [hint && `${id}-about`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="text-field">
      <div className="text-field__switch">
        <Button look="quiet" aria-pressed={isText} onPress={() => setText(!isText)}>
          {words.asText}
        </Button>
      </div>
      {isText ? (
        <Field {...props} name={name} label={label} value={value} isReadOnly={isReadOnly} isLong />
      ) : (
        <div className="field" data-invalid={error !== undefined || undefined}>
          <span id={id} className="text-field__label">
            {label}
          </span>
          {Editor ? (
            <Editor
              {...props}
              page={props.page}
              value={value}
              isReadOnly={isReadOnly}
              isInvalid={error !== undefined}
              labelledBy={id}
              describedBy={shown || undefined}
            />
          ) : (
            <Waiting />
          )}
          {error && (
            <span id={`${id}-error`} className="field__error">
              {error}
            </span>
          )}
        </div>
      )}
      {about && (
        <p id={`${id}-about`} className="field__hint">
          {about}
        </p>
      )}
    </div>
  );
}

/** What is wrong with a field until it is edited: the editor is no field of the browser, so the form does not see that. */
function useErrorUntilTyped(name: string, value: string): string | undefined {
  const error = useFieldError(name);
  const [refused, setRefused] = useState({ error, value });
  if (refused.error !== error) setRefused({ error, value });
  return refused.value === value ? error : undefined;
}
