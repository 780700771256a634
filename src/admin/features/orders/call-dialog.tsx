import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import { readablePhone } from '#contracts/customer.ts';
import { orderWorkMessages as words } from '#messages/office/order-work.ts';
import { call } from '../../api/call-api.ts';
import { dropDrafts } from '../../api/drafts.ts';
import { orderWorkCalls } from '../../api/endpoints/orders.ts';
import { CallFields, madeCallOf } from '../../ui/call-fields.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useCardChange } from './queries.ts';
import type { WorkCall } from './work-calls.ts';

/** How a call to the customer of an order ended. Its radio buttons are loaded with it. */
export function CallDialog({ order, onClose }: { order: AnyCard; onClose: () => void }) {
  const { number } = order;
  const draft = `order-call:${number}:`;
  const saving = useCardChange(
    number,
    (body: WorkCall<'call'>['body']) => call(orderWorkCalls.call, { params: { number }, body }),
    () => {
      dropDrafts(draft);
      say(words.callSaved);
      onClose();
    },
  );
  return (
    <Dialog title={words.callTitle(readablePhone(order.phone_number))} onClose={onClose}>
      <Form failure={saving.error} onSubmit={(values) => saving.mutate(madeCallOf(values))}>
        <CallFields draft={draft} />
        <DialogActions label={words.noteSave} isPending={saving.isPending} />
      </Form>
    </Dialog>
  );
}
