import { useState } from 'react';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { OrderPayments } from '#contracts/admin/payments/order-payments.ts';
import { orderPaymentWords as words } from '#messages/office/order-payments.ts';
import { orderCardMessages } from '#messages/office/orders.ts';
import { refundWords } from '#messages/office/refunds.ts';
import { decimal } from '#messages/words/plural.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { Check } from '../../ui/check.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { readTyped } from '../../ui/read-typed.ts';
import { Conflict } from './conflict.tsx';
import { useGiveBack } from './payment-calls.ts';
import { useSeenVersion } from './use-seen-version.ts';

interface Props {
  readonly order: OrderCard;
  readonly money: OrderPayments;
  readonly onClose: () => void;
}

/** Notes money that the shop has given back: how much, and why. What is too much is offered first. */
export function GiveBackDialog({ order, money, onClose }: Props) {
  const { version, refused } = useSeenVersion(order.version);
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const back = useGiveBack(order.number, onClose);
  const { by_hand: most, overpaid } = money;
  const save = ({ amount: text = '', reason = '', again }: Record<string, string>) => {
    const read = readTyped(text, 'money', orderCardMessages.costWrong);
    setWrong('fault' in read ? new ApiFailure(400, { amount: [read.fault] }) : null);
    if ('fault' in read) return;
    const pays_again = again !== undefined;
    const body = { version, amount: read.value, reason: reason.trim(), pays_again };
    back.mutate(body, { onError: refused });
  };
  return (
    <Dialog title={refundWords.giveBackTitle(order.number)} onClose={onClose}>
      <p>{refundWords.giveBackAbout(most)}</p>
      <Conflict failure={back.error} delivery={order.delivery_type} />
      <Form failure={wrong ?? back.error} onSubmit={save}>
        <Field
          name="amount"
          label={words.amount}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={decimal(overpaid > 0 ? Math.min(overpaid, most) : most)}
          autoFocus
        />
        <Field
          name="reason"
          label={words.reason}
          hint={refundWords.reasonBack}
          autoComplete="off"
          maxLength={300}
        />
        <Check name="again">{refundWords.paysAgain}</Check>
        <DialogActions label={refundWords.saveBack} isPending={back.isPending} isDanger />
      </Form>
    </Dialog>
  );
}
