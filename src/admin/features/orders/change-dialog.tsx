import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { isOwed, type OrderStatus, type PaymentStatus } from '#contracts/order-states.ts';
import {
  paymentActions,
  paymentChanged,
  paymentQuestion,
  statusAction,
  statusChanged,
  statusQuestion,
  orderCardMessages as words,
} from '#messages/office/orders.ts';
import { Check } from '../../ui/check.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { say } from '../../ui/toasts.tsx';
import { Conflict } from './conflict.tsx';
import { useChangeOrder } from './queries.ts';
import { useUndo } from './use-undo.ts';

/** One step of an order that a member has chosen. */
export type Step =
  | { readonly status: OrderStatus; readonly payment?: never }
  | { readonly payment: PaymentStatus; readonly status?: never };

interface Props {
  readonly order: Pick<OrderCard, 'number' | 'version' | 'payment' | 'delivery_type'>;
  readonly step: Step;
  readonly onClose: () => void;
}

/** The goods leave the shop: last chance to ask for the money. */
export const handsOver: readonly OrderStatus[] = ['shipped', 'delivered'];

/** Asks before a step that is not taken back, and whether the customer is written to. */
export function ChangeDialog({ order, step, onClose }: Props) {
  const { number } = order;
  const undo = useUndo(number);
  const change = useChangeOrder(order, (_, { version }) => {
    const { status } = step;
    if (status) say(statusChanged(order, status), undo(version));
    else say(paymentChanged(number, step.payment), undo(version));
    onClose();
  });
  const { status, payment } = step;
  const title = status ? statusQuestion(order, status) : paymentQuestion(number, step.payment);
  return (
    <Dialog title={title} onClose={onClose}>
      {status && handsOver.includes(status) && isOwed(order.payment) && (
        <Notice>{words.paymentIs(order.payment)}</Notice>
      )}
      <p>{consequenceOf(step)}</p>
      <Conflict failure={change.error} delivery={order.delivery_type} />
      <Form
        onSubmit={({ letter }) => change.mutate({ ...step, letter: letter !== undefined })}
        failure={change.error}
      >
        <Check name="letter" defaultChecked>
          {words.letter}
        </Check>
        <DialogActions
          label={status ? statusAction(status, order.delivery_type) : paymentActions[step.payment]}
          isPending={change.isPending}
          isDanger={status === 'cancelled' || payment === 'refunded'}
        />
      </Form>
    </Dialog>
  );
}

function consequenceOf({ status, payment }: Step): string {
  if (status === 'cancelled') return words.cancelText;
  if (status === 'delivered') return words.finalText;
  return payment === 'refunded' ? words.refundText : words.forwardText;
}
