import type { DeliveryCard, OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { isOwed, type OrderStatus } from '#contracts/order-states.ts';
import {
  statusAction,
  statusChanged,
  statusQuestion,
  orderCardMessages as words,
} from '#messages/office/orders.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { say } from '../../ui/toasts.tsx';
import { AskedOtherwise } from './asked-otherwise.tsx';
import { Conflict } from './conflict.tsx';
import { LetterCheck } from './letter-check.tsx';
import { useChangeOrder } from './queries.ts';
import { useUndo } from './use-undo.ts';

interface Props {
  readonly order: Pick<OrderCard, 'number' | 'version' | 'payment' | 'delivery_type'> &
    Partial<Pick<OrderCard, 'email' | 'offers'> & Pick<DeliveryCard, 'offer_waits'>>;
  readonly status: OrderStatus;
  readonly onClose: () => void;
}

/** The goods leave the shop: last chance to ask for the money. */
export const handsOver: readonly OrderStatus[] = ['shipped', 'delivered'];

/** Asks before a step that is not taken back, and whether the customer is written to. */
export function ChangeDialog({ order, status, onClose }: Props) {
  const undo = useUndo(order.number);
  const change = useChangeOrder(order, (_, { version }) => {
    say(statusChanged(order, status), undo(version));
    onClose();
  });
  return (
    <Dialog title={statusQuestion(order, status)} onClose={onClose}>
      {handsOver.includes(status) && isOwed(order.payment) && (
        <Notice>{words.paymentIs(order.payment)}</Notice>
      )}
      {handsOver.includes(status) && <AskedOtherwise order={order} />}
      <p>{consequenceOf(status)}</p>
      <Conflict failure={change.error} delivery={order.delivery_type} />
      <Form
        onSubmit={({ letter }) => change.mutate({ status, letter: letter !== undefined })}
        failure={change.error}
      >
        <LetterCheck email={order.email} />
        <DialogActions
          label={statusAction(status, order.delivery_type)}
          isPending={change.isPending}
          isDanger={status === 'cancelled'}
        />
      </Form>
    </Dialog>
  );
}

function consequenceOf(status: OrderStatus): string {
  if (status === 'cancelled') return words.cancelText;
  return status === 'delivered' ? words.finalText : words.forwardText;
}
