import type { SavedView, ViewQuery } from '#contracts/admin/work/saved-views.ts';
import { LONGEST_VIEW_NAME } from '#contracts/admin/work/values.ts';
import { viewsOf, viewsMessages as words } from '#messages/office/views.ts';
import { Check } from '../../ui/check.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useRemoveView, useRenameView, useSaveView, type ViewedList } from './view-calls.ts';

interface SaveProps {
  readonly list: ViewedList;
  readonly query: ViewQuery;
  readonly onClose: () => void;
}

/** Asks for the name of a view, and whether all see it. */
export function SaveViewDialog({ list, query, onClose }: SaveProps) {
  const save = useSaveView(list, ({ name }) => {
    say(words.saved(name.trim()));
    onClose();
  });
  return (
    <Dialog title={words.saveTitle} onClose={onClose}>
      <p>{viewsOf[list].saveFile}</p>
      <Form
        failure={save.error}
        onSubmit={({ name = '', shared }) =>
          save.mutate({ name, shared: shared !== undefined, query })
        }
      >
        <Field name="name" label={words.name} maxLength={LONGEST_VIEW_NAME} autoFocus />
        <Check name="shared">{words.shared}</Check>
        <DialogActions label={words.saveButton} isPending={save.isPending} />
      </Form>
    </Dialog>
  );
}

interface Props {
  readonly list: ViewedList;
  readonly view: SavedView;
  readonly onClose: () => void;
}

/** Asks for another name of a view. */
export function RenameViewDialog({ list, view, onClose }: Props) {
  const rename = useRenameView(list, view.id, (name) => {
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
        <DialogActions label={words.saveButton} isPending={rename.isPending} />
      </Form>
    </Dialog>
  );
}

/** Asks before a view is removed. */
export function RemoveViewDialog({ list, view: { id, name, shared }, onClose }: Props) {
  const remove = useRemoveView(list, id, () => {
    say(words.removed(name));
    onClose();
  });
  return (
    <Dialog title={words.removeTitle(name)} onClose={onClose}>
      <p>{shared ? `${words.removeShared} ${viewsOf[list].stay}` : viewsOf[list].stay}</p>
      <Form failure={remove.error} onSubmit={() => remove.mutate()}>
        <DialogActions label={words.remove} isPending={remove.isPending} isDanger />
      </Form>
    </Dialog>
  );
}
