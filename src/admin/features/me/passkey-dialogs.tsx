import type { Passkey } from '#contracts/admin/staff/passkeys.ts';
import { officeMessages } from '#messages/office/common.ts';
import { passkeyMessages as words } from '#messages/office/passkeys.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from './passkey-queries.ts';

interface Props {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

const NameField = ({ value = '' }: { value?: string }) => (
  <Field
    name="name"
    label={words.name}
    hint={words.nameHint}
    defaultValue={value}
    autoComplete="off"
    maxLength={60}
    isRequired
    autoFocus
  />
);

/** Gives a name to a new passkey, and then lets the browser make it. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const add = useAddPasskey(({ name }) => {
    say(words.added(name));
    onClose();
  });
  return (
    <Dialog title={words.addTitle} onClose={onClose}>
      <p>{words.addText}</p>
      <Form onSubmit={({ name = '' }) => add.mutate(name)} failure={add.error}>
        <NameField />
        <DialogActions label={words.proceed} isPending={add.isPending} />
      </Form>
    </Dialog>
  );
}

/** Gives a passkey another name. */
export function RenameDialog({ passkey, onClose }: Props) {
  const rename = useRenamePasskey(passkey.id, ({ name }) => {
    say(words.renamed(name));
    onClose();
  });
  return (
    <Dialog title={words.renameTitle(passkey.name)} onClose={onClose}>
      <Form onSubmit={({ name = '' }) => rename.mutate(name)} failure={rename.error}>
        <NameField value={passkey.name} />
        <DialogActions label={officeMessages.save} isPending={rename.isPending} />
      </Form>
    </Dialog>
  );
}

/** Removes a passkey from the account. */
export function RemoveDialog({ passkey, onClose }: Props) {
  const remove = useRemovePasskey(passkey.id, () => {
    say(words.removed(passkey.name));
    onClose();
  });
  return (
    <Dialog title={words.removeTitle(passkey.name)} onClose={onClose}>
      <p>{words.removeText}</p>
      <Form onSubmit={() => remove.mutate(undefined)} failure={remove.error}>
        <DialogActions label={words.remove} isPending={remove.isPending} isDanger />
      </Form>
    </Dialog>
  );
}
