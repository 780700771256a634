import type { CallToReturn } from '#contracts/admin/callbacks/callbacks.ts';
import { readablePhone } from '#contracts/customer.ts';
import { callScreenMessages as words } from '#messages/office/calls.ts';
import { dropDrafts } from '../../api/drafts.ts';
import { CallFields, madeCallOf } from '../../ui/call-fields.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useRecordCall } from './queries.ts';

/** How a call ended, what is to be remembered, and when to call again. */
export function RecordDialog({ call, onClose }: { call: CallToReturn; onClose: () => void }) {
  const draft = `call:${call.id}:`;
  const phone = readablePhone(call.phone);
  const record = useRecordCall(call, () => {
    dropDrafts(draft);
    say(words.recorded(phone));
    onClose();
  });
  return (
    <Dialog title={words.recordTitle(phone)} onClose={onClose}>
      <Form failure={record.error} onSubmit={(values) => record.mutate(madeCallOf(values))}>
        <CallFields draft={draft} />
        <DialogActions label={words.save} isPending={record.isPending} />
      </Form>
    </Dialog>
  );
}
