import type { ImportTask } from '#contracts/admin/imports/import-tasks.ts';
import { importsScreenMessages as words } from '#messages/office/imports.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { useBeginAddress } from './task-queries.ts';

interface Props {
  readonly onBegun: (task: ImportTask) => void;
  readonly onClose: () => void;
}

/** Begins an import with the address of a feed. */
export function AddressDialog({ onBegun, onClose }: Props) {
  const begin = useBeginAddress((task) => {
    onClose();
    onBegun(task);
  });
  return (
    <Dialog title={words.loadAddress} onClose={onClose}>
      <p>{words.addressAbout}</p>
      <Form
        onSubmit={({ address = '' }) => begin.mutate({ address: address.trim() || '—' })}
        failure={begin.error}
      >
        <Field name="address" type="url" label={words.address} hint="https://" autoComplete="off" />
        <DialogActions label={words.look} isPending={begin.isPending} />
      </Form>
    </Dialog>
  );
}
