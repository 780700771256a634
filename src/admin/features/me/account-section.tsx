import { useState } from 'react';
import { officeMessages } from '#messages/office/common.ts';
import { entryMessages } from '#messages/office/entry.ts';
import { meMessages as words } from '#messages/office/me.ts';
import { call } from '../../api/call-api.ts';
import { staffCalls } from '../../api/endpoints/staff.ts';
import { useViewer } from '../../api/session.ts';
import { sessionKey } from '../../api/session-key.ts';
import { useChange } from '../../api/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field, PasswordField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';

type Question = 'name' | 'password' | 'email';

/** Name, e-mail and password of the member, each changed by a dialog of its own. */
export function AccountSection() {
  const { name, email } = useViewer();
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  return (
    <section className="section">
      <h2>{words.accountTitle}</h2>
      <p>{words.account(name, email)}</p>
      <div className="form__actions">
        <Button onPress={() => setQuestion('name')}>{words.changeName}</Button>
        <Button onPress={() => setQuestion('email')}>{words.changeEmail}</Button>
        <Button onPress={() => setQuestion('password')}>{words.changePassword}</Button>
      </div>
      {question === 'name' && <NameDialog onClose={close} />}
      {question === 'email' && <EmailDialog onClose={close} />}
      {question === 'password' && <PasswordDialog onClose={close} />}
    </section>
  );
}

interface Props {
  readonly onClose: () => void;
}

function NameDialog({ onClose }: Props) {
  const { name } = useViewer();
  const change = useChange((body: { name: string }) => call(staffCalls.changeName, { body }), {
    onDone() {
      say(words.nameChanged);
      onClose();
    },
    makesOld: [sessionKey],
  });
  return (
    <Dialog title={words.changeName} onClose={onClose}>
      <Form onSubmit={({ name = '' }) => change.mutate({ name })} failure={change.error}>
        <Field
          name="name"
          label={entryMessages.name}
          hint={words.nameHint}
          defaultValue={name}
          autoComplete="name"
          maxLength={100}
          isRequired
          autoFocus
        />
        <DialogActions label={officeMessages.save} isPending={change.isPending} />
      </Form>
    </Dialog>
  );
}

function EmailDialog({ onClose }: Props) {
  const change = useChange(
    (body: { password: string; email: string }) => call(staffCalls.changeEmail, { body }),
    {
      onDone({ sent }, { email }) {
        say(sent ? words.addressSent(email) : words.emailChanged(email));
        onClose();
      },
      makesOld: [sessionKey],
    },
  );
  return (
    <Dialog title={words.changeEmail} onClose={onClose}>
      <p>{words.emailText}</p>
      <Form
        onSubmit={({ email = '', password = '' }) => change.mutate({ email, password })}
        failure={change.error}
      >
        <Field
          name="email"
          label={words.newEmail}
          type="email"
          autoComplete="off"
          isRequired
          autoFocus
        />
        <PresentPassword />
        <DialogActions label={words.changeEmail} isPending={change.isPending} />
      </Form>
    </Dialog>
  );
}

function PasswordDialog({ onClose }: Props) {
  const change = useChange(
    (body: { password: string; password1: string; password2: string }) =>
      call(staffCalls.changePassword, { body }),
    {
      onDone() {
        say(words.passwordChanged);
        onClose();
      },
      makesOld: [['own-sessions']],
    },
  );
  return (
    <Dialog title={words.changePassword} onClose={onClose}>
      <p>{words.passwordText}</p>
      <Form
        onSubmit={({ password = '', password1 = '', password2 = '' }) =>
          change.mutate({ password, password1, password2 })
        }
        failure={change.error}
      >
        <PresentPassword autoFocus />
        <PasswordField
          name="password1"
          label={words.newPassword}
          hint={entryMessages.passwordHint}
          autoComplete="new-password"
          isRequired
        />
        <PasswordField
          name="password2"
          label={words.repeat}
          autoComplete="new-password"
          isRequired
        />
        <DialogActions label={words.changePassword} isPending={change.isPending} />
      </Form>
    </Dialog>
  );
}

const PresentPassword = ({ autoFocus = false }: { autoFocus?: boolean }) => (
  <PasswordField
    name="password"
    label={words.presentPassword}
    autoComplete="current-password"
    isRequired
    autoFocus={autoFocus}
  />
);
