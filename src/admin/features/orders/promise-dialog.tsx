import { useState } from 'react';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { officeMessages } from '#messages/office/common.ts';
import { orderWorkMessages as words } from '#messages/office/order-work.ts';
import { call } from '../../api/call-api.ts';
import { orderWorkCalls } from '../../api/endpoints/orders.ts';
import { DayField } from '../../ui/day-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { Conflict } from './conflict.tsx';
import { LetterCheck } from './letter-check.tsx';
import { useCardChange } from './queries.ts';
import { useSeenVersion } from './use-seen-version.ts';
import type { WorkCall } from './work-calls.ts';

type Change = Omit<WorkCall<'promise'>['body'], 'version'>;

/** Moves the promised days of an order; its customer is told. */
export function PromiseDialog({ order, onClose }: { order: OrderCard; onClose: () => void }) {
  /** As it was when the dialog was opened: what others change meanwhile is told, not overwritten. */
  const [{ promised_from: from, promised_to: to }] = useState(order);
  const { version, refused } = useSeenVersion(order.version);
  const { number } = order;
  const change = useCardChange(
    number,
    (body: Change) =>
      call(orderWorkCalls.promise, { params: { number }, body: { ...body, version } }),
    () => {
      say(words.promiseSaved(number));
      onClose();
    },
  );
  const save = ({ from = '', to = '', letter }: Record<string, string>) =>
    change.mutate({ from, to: to || from, letter: letter !== undefined }, { onError: refused });
  return (
    <Dialog title={words.promiseTitle(number)} onClose={onClose}>
      <Conflict failure={change.error} delivery={order.delivery_type} />
      <Form failure={change.error} onSubmit={save}>
        <DayField name="from" label={words.promiseFrom} defaultValue={from ?? ''} />
        <DayField name="to" label={words.promiseTo} defaultValue={to ?? ''} />
        {order.plan.deliver_on && <p className="order-panel__soft">{words.promiseAbout}</p>}
        <LetterCheck email={order.email} />
        <DialogActions label={officeMessages.save} isPending={change.isPending} />
      </Form>
    </Dialog>
  );
}
