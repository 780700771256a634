import { useRef, useState } from 'react';
import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import { orderWorkMessages as words } from '#messages/office/order-work.ts';
import { call } from '../../api/call-api.ts';
import { draftOf, dropDrafts } from '../../api/drafts.ts';
import { orderWorkCalls } from '../../api/endpoints/orders.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { DraftField } from '../../ui/draft-field.tsx';
import { Form } from '../../ui/form.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { say } from '../../ui/toasts.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useOpenLater } from '../../ui/use-open-later.ts';
import { useCardChange } from './queries.ts';
import type { WorkCall } from './work-calls.ts';

const loadCallDialog = async () => (await import('./call-dialog.tsx')).CallDialog;

/** A note, for the staff or for the customer, and a call that was made. */
export function NoteForm({ order }: { order: AnyCard }) {
  const may = useMay();
  const [saved, setSaved] = useState(0);
  const draft = `note:${order.number}:`;
  const [isTyped, setTyped] = useState(() => draftOf(`${draft}text`) !== '');
  const callDialog = useOpenLater(loadCallDialog);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { number } = order;
  const note = useCardChange(
    number,
    (body: WorkCall<'note'>['body']) => call(orderWorkCalls.note, { params: { number }, body }),
    () => {
      dropDrafts(draft);
      setSaved(saved + 1);
      setTyped(false);
      say(words.noteSaved);
    },
  );
  const isAllowed = may('orders.change');
  useUnsaved(isTyped, { what: words.noteUnsaved, form });
  usePageActions(
    isAllowed
      ? [
          { name: words.noteTitle, key: 'KeyN', run: () => field.current?.focus() },
          { name: words.call, run: callDialog.open },
        ]
      : [],
  );
  if (!isAllowed) return null;
  return (
    <>
      <Form
        key={saved}
        formRef={form}
        failure={note.error}
        onSubmit={({ text = '', public: isPublic }) =>
          note.mutate({ text, public: isPublic !== undefined })
        }
      >
        <DraftField
          draft={draft}
          name="text"
          label={words.noteTitle}
          hint={words.noteHint}
          maxLength={2000}
          isLong
          longRef={field}
          onChange={(text) => setTyped(text.trim() !== '')}
        />
        {order.view === 'whole' && <Check name="public">{words.notePublic}</Check>}
        <div className="form__actions">
          <Button type="submit" isPending={note.isPending}>
            {words.noteSave}
          </Button>
          <Button look="quiet" onPress={callDialog.open}>
            {words.call}
          </Button>
        </div>
      </Form>
      {callDialog.Opened && <callDialog.Opened order={order} onClose={callDialog.close} />}
    </>
  );
}
