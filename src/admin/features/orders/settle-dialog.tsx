import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { onlinePaymentWords as words } from '#messages/office/online-payments.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Conflict } from './conflict.tsx';
import { useSettle } from './online-payment-calls.ts';
import { useSeenVersion } from './use-seen-version.ts';

interface Props {
  readonly order: OrderCard;
  readonly payment: string;
  /** Of the payment; without it the payment itself is meant. */
  readonly refund: string | undefined;
  readonly onClose: () => void;
}

/** Notes that what was to be looked at is dealt with, and how. */
export function SettleDialog({ order, payment, refund, onClose }: Props) {
  const { version, refused } = useSeenVersion(order.version);
  const settle = useSettle(order.number, payment, onClose);
  return (
    <Dialog title={words.settleTitle} onClose={onClose}>
      <p>{words.settleAbout}</p>
      <Conflict failure={settle.error} delivery={order.delivery_type} />
      <Form
        failure={settle.error}
        onSubmit={({ note = '' }) =>
          settle.mutate(
            { version, note: note.trim(), ...(refund && { refund }) },
            { onError: refused },
          )
        }
      >
        <Field
          name="note"
          label={words.settleNote}
          hint={words.settleHint}
          autoComplete="off"
          maxLength={300}
          autoFocus
        />
        <DialogActions label={words.settle} isPending={settle.isPending} />
      </Form>
    </Dialog>
  );
}
