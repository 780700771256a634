import type { SavedView, ViewQuery } from '#contracts/admin/order-views.ts';
import { LONGEST_VIEW_NAME } from '#contracts/admin/view-limits.ts';
import { viewsMessages as words } from '#messages/office-views.ts';
import { Check } from '../../ui/check.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useRemoveView, useRenameView, useSaveView } from './view-calls.ts';

/** Asks for the name of a view, and whether all see it. */
export function SaveViewDialog({ query, onClose }: { query: ViewQuery; onClose: () => void }) {
  const save = useSaveView(({ name }) => {
    say(words.saved(name.trim()));
    onClose();
  });
  return (
    <Dialog title={words.saveTitle} onClose={onClose}>
      <p>{words.saveText}</p>
      <Form
        failure={save.error}
        onSubmit={({ name = '', shared }) =>
          save.mutate({ name, shared: shared !== undefined, query })
        }
      >
        <Field name="name" label={words.name} maxLength={LONGEST_VIEW_NAME} autoFocus />
        <Check name="shared">{words.shared}</Check>
        <DialogActions label={words.saveButton} isPending={save.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

interface Props {
  readonly view: SavedView;
  readonly onClose: () => void;
}

/** Asks for another name of a view. */
export function RenameViewDialog({ view, onClose }: Props) {
  const rename = useRenameView(view.id, (name) => {
    say(words.renamed(name.trim()));
    onClose();
  });
  return (
    <Dialog title={words.renameTitle} onClose={onClose}>
      <Form failure={rename.error} onSubmit={({ name = '' }) => rename.mutate(name)}>
        <Field
          name="name"
          label={words.name}
          maxLength={LONGEST_VIEW_NAME}
          defaultValue={view.name}
          autoFocus
        />
        <DialogActions label={words.saveButton} isPending={rename.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

/** Asks before a view is removed. */
export function RemoveViewDialog({ view: { id, name, shared }, onClose }: Props) {
  const remove = useRemoveView(id, () => {
    say(words.removed(name));
    onClose();
  });
  return (
    <Dialog title={words.removeTitle(name)} onClose={onClose}>
      <p>{shared ? words.removeShared : words.removeOwn}</p>
      <Form failure={remove.error} onSubmit={() => remove.mutate()}>
        <DialogActions
          label={words.remove}
          isPending={remove.isPending}
          isDanger
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
