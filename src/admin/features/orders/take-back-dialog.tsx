import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { PaymentOfOrder } from '#contracts/admin/payments/order-payments.ts';
import { orderPaymentWords as words } from '#messages/office/order-payments.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Conflict } from './conflict.tsx';
import { useTakeBack } from './payment-calls.ts';
import { useSeenVersion } from './use-seen-version.ts';

interface Props {
  readonly order: OrderCard;
  readonly payment: PaymentOfOrder;
  readonly onClose: () => void;
}

/** Takes back a payment that was noted by mistake, with the reason. */
export function TakeBackDialog({ order, payment: { id, amount }, onClose }: Props) {
  const { version, refused } = useSeenVersion(order.version);
  const back = useTakeBack(order.number, id, onClose);
  return (
    <Dialog title={words.mistakeTitle(amount)} onClose={onClose}>
      <p>{words.mistakeAbout}</p>
      <Conflict failure={back.error} delivery={order.delivery_type} />
      <Form
        failure={back.error}
        onSubmit={({ reason = '' }) =>
          back.mutate({ version, reason: reason.trim() }, { onError: refused })
        }
      >
        <Field
          name="reason"
          label={words.reason}
          hint={words.reasonMistake}
          autoComplete="off"
          maxLength={300}
          autoFocus
        />
        <DialogActions label={words.saveMistake} isPending={back.isPending} isDanger />
      </Form>
    </Dialog>
  );
}
