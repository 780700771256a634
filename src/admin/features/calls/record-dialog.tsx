import { useState } from 'react';
import {
  type CallOutcome,
  type CallToReturn,
  callOutcomes,
  closesCall,
} from '#contracts/admin/callbacks.ts';
import { readablePhone } from '#contracts/customer.ts';
import { outcomeNames, callScreenMessages as words } from '#messages/office-calls.ts';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useRecordCall } from './queries.ts';

/** How a call ended, what is to be remembered, and when to call again. */
export function RecordDialog({ call, onClose }: { call: CallToReturn; onClose: () => void }) {
  const [outcome, choose] = useState<CallOutcome>('reached');
  const phone = readablePhone(call.phone);
  const record = useRecordCall(call, () => {
    say(words.recorded(phone));
    onClose();
  });
  return (
    <Dialog title={words.recordTitle(phone)} onClose={onClose}>
      <Form
        failure={record.error}
        onSubmit={({ note, call_at: at }) =>
          record.mutate({ outcome, note, ...(at && { call_at: at }) })
        }
      >
        <Choice
          name="outcome"
          label={words.outcome}
          value={outcome}
          options={callOutcomes.map((value) => ({ value, name: outcomeNames[value] }))}
          onChange={(value) => choose(value as CallOutcome)}
        />
        {!closesCall(outcome) && (
          <Field name="call_at" type="datetime-local" label={words.again} hint={words.againHint} />
        )}
        <Field name="note" label={words.note} hint={words.noteHint} maxLength={500} />
        <DialogActions label={words.save} isPending={record.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
