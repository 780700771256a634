import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { offerWords } from '#messages/office/offers.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useEnding } from './use-ending.ts';

/** The customer has agreed to an offer on the telephone: how, for the history of the order. */
export function AgreedDialog({
  order,
  offer,
  onClose,
}: {
  order: OrderCard;
  offer: number;
  onClose: () => void;
}) {
  const end = useEnding(order.number, () => {
    say(offerWords.offerAgreed);
    onClose();
  });
  return (
    <Dialog title={offerWords.offerAgreeTitle(order.number)} onClose={onClose}>
      <Form
        failure={end.error}
        onSubmit={({ agreed = '' }) =>
          end.mutate({ state: 'agreed', offer, agreed: agreed.trim() })
        }
      >
        <Field
          name="agreed"
          label={offerWords.agreedField}
          hint={offerWords.agreedHint}
          autoComplete="off"
          maxLength={200}
          defaultValue={offerWords.byPhone}
          autoFocus
        />
        <DialogActions label={offerWords.offerAgreeSave} isPending={end.isPending} />
      </Form>
    </Dialog>
  );
}
