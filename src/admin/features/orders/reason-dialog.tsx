import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { orderPaymentWords as words } from '#messages/office/order-payments.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Conflict } from './conflict.tsx';
import { useSeenVersion } from './use-seen-version.ts';

interface Props {
  readonly order: OrderCard;
  readonly title: string;
  readonly about: string;
  readonly change: {
    readonly error: Error | null;
    readonly isPending: boolean;
    mutate(
      body: { version: number; reason: string },
      ends: { readonly onError: () => void },
    ): unknown;
  };
  readonly onClose: () => void;
}

/** Takes back what was noted of the money of an order, with the reason. */
export function ReasonDialog({ order, title, about, change, onClose }: Props) {
  const { version, refused } = useSeenVersion(order.version);
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{about}</p>
      <Conflict failure={change.error} delivery={order.delivery_type} />
      <Form
        failure={change.error}
        onSubmit={({ reason = '' }) =>
          change.mutate({ version, reason: reason.trim() }, { onError: refused })
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
        <DialogActions label={words.saveMistake} isPending={change.isPending} isDanger />
      </Form>
    </Dialog>
  );
}
