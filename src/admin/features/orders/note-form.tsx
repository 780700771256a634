import { useState } from 'react';
import type { AnyCard } from '#contracts/admin/order-cards.ts';
import { adminPaths } from '#contracts/admin/paths.ts';
import { readablePhone } from '#contracts/customer.ts';
import { orderWorkMessages as words } from '#messages/office-order-work.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { CallFields, madeCallOf } from '../../ui/call-fields.tsx';
import { Check } from '../../ui/check.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useCardChange } from './queries.ts';
import { type WorkCall, workOnOrder } from './work-calls.ts';

/** A note, for the staff or for the customer, and a call that was made. */
export function NoteForm({ order }: { order: AnyCard }) {
  const may = useMay();
  const [saved, setSaved] = useState(0);
  const [isTyped, setTyped] = useState(false);
  const [isCalling, setCalling] = useState(false);
  const { number } = order;
  const note = useCardChange(
    number,
    (body: WorkCall<'note'>['body']) =>
      workOnOrder<'note'>({ method: 'POST', url: adminPaths.orderNotes, params: { number }, body }),
    () => {
      setSaved(saved + 1);
      setTyped(false);
      say(words.noteSaved);
    },
  );
  useUnsaved(isTyped);
  if (!may('orders.change')) return null;
  return (
    <>
      <Form
        key={saved}
        failure={note.error}
        onSubmit={({ text = '', public: isPublic }) =>
          note.mutate({ text, public: isPublic !== undefined })
        }
      >
        <Field
          name="text"
          label={words.noteTitle}
          hint={words.noteHint}
          maxLength={2000}
          isLong
          onChange={(text) => setTyped(text.trim() !== '')}
        />
        {order.view === 'whole' && <Check name="public">{words.notePublic}</Check>}
        <div className="form__actions">
          <Button type="submit" isPending={note.isPending}>
            {words.noteSave}
          </Button>
          <Button look="quiet" onPress={() => setCalling(true)}>
            {words.call}
          </Button>
        </div>
      </Form>
      {isCalling && <CallDialog order={order} onClose={() => setCalling(false)} />}
    </>
  );
}

function CallDialog({ order, onClose }: { order: AnyCard; onClose: () => void }) {
  const { number } = order;
  const call = useCardChange(
    number,
    (body: WorkCall<'call'>['body']) =>
      workOnOrder<'call'>({ method: 'POST', url: adminPaths.orderCalls, params: { number }, body }),
    () => {
      say(words.callSaved);
      onClose();
    },
  );
  return (
    <Dialog title={words.callTitle(readablePhone(order.phone_number))} onClose={onClose}>
      <Form failure={call.error} onSubmit={(values) => call.mutate(madeCallOf(values))}>
        <CallFields />
        <DialogActions label={words.noteSave} isPending={call.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
