import type { ReactNode } from 'react';
import { officeMessages as words } from '#messages/office/common.ts';
import { Button } from './button.tsx';
import { Form } from './form.tsx';
import { Notice } from './notice.tsx';
import type { ShownForm } from './use-stored-form.ts';

interface Props {
  readonly form: ShownForm;
  readonly isReadOnly?: boolean;
  readonly saveLabel?: string;
  /** What else can be done, beside the button that saves. */
  readonly actions?: ReactNode;
  /** In the place of the whole row of buttons. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** A form of `useStoredForm`: what another has stored meanwhile, the fields, and the button that saves them. */
export const StoredForm = ({ form, isReadOnly, saveLabel, actions, bar, children }: Props) => (
  <>
    {form.late.length > 0 && <LateNotice {...form} />}
    <Form formRef={form.place} failure={form.failure} onSubmit={form.submit}>
      {children}
      {!isReadOnly &&
        (bar ?? (
          <div className="form__actions">
            <Button type="submit" look="main" isPending={form.isSaving}>
              {saveLabel ?? words.save}
            </Button>
            {actions}
          </div>
        ))}
    </Form>
  </>
);

const LateNotice = ({ late, answers }: Pick<ShownForm, 'late' | 'answers'>) => (
  <Notice look="error">
    {late.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {answers && (
      <div className="form__actions">
        <Button onPress={answers.keepMine}>{words.keepMine}</Button>
        <Button look="quiet" onPress={answers.takeTheirs}>
          {words.takeTheirs}
        </Button>
      </div>
    )}
  </Notice>
);
