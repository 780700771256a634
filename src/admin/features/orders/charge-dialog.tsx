import { useState } from 'react';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { ChargeKind } from '#contracts/order-states.ts';
import { officeMessages } from '#messages/office/common.ts';
import { offerWords } from '#messages/office/offers.ts';
import { orderCardMessages as words } from '#messages/office/orders.ts';
import { chargeNames } from '#messages/orders/charges.ts';
import { ApiFailure, call } from '../../api/call-api.ts';
import { orderWorkCalls } from '../../api/endpoints/orders.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { readCharge } from '../../ui/read-typed.ts';
import { say } from '../../ui/toasts.tsx';
import { AgreementFields } from './agreement-fields.tsx';
import { Conflict } from './conflict.tsx';
import { useCardChange } from './queries.ts';
import { useSeenVersion } from './use-seen-version.ts';
import type { WorkCall } from './work-calls.ts';

interface Props {
  readonly order: OrderCard;
  readonly kind: ChargeKind;
  readonly onClose: () => void;
}

type Wanted = Omit<WorkCall<'charge'>['body'], 'version'>;

/** Changes a charge of an order, where its customer has agreed, or asks them. An empty amount takes it away. */
export function ChargeDialog({ order, kind, onClose }: Props) {
  const { version, refused } = useSeenVersion(order.version);
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const [isAgreed, setAgreed] = useState(false);
  const { number } = order;
  const name = chargeNames[kind];
  const before = order.charges.find((charge) => charge.kind === kind);
  const change = useCardChange(
    number,
    (body: Wanted) =>
      call(orderWorkCalls.charge, { params: { number, kind }, body: { ...body, version } }),
    (_, card) => {
      const isAsked = card.view === 'whole' && card.offers.at(-1)?.state === 'offered';
      const asked = isAsked ? offerWords.offerMade(name) : offerWords.offerNone;
      say(isAgreed ? offerWords.chargeSaved(name) : asked);
      onClose();
    },
  );
  const save = ({ amount: text = '', reason = '', agreed, letter }: Record<string, string>) => {
    const read = text.trim() === '' ? { value: null } : readCharge(text, words.costWrong);
    setWrong('fault' in read ? new ApiFailure(400, { amount: [read.fault] }) : null);
    if ('fault' in read) return;
    change.mutate(
      {
        amount: read.value,
        reason: reason.trim(),
        agreed: isAgreed ? (agreed ?? '').trim() : null,
        letter: letter !== undefined,
      },
      { onError: refused },
    );
  };
  return (
    <Dialog title={name} onClose={onClose}>
      <Conflict failure={change.error} delivery={order.delivery_type} />
      <Form failure={wrong ?? change.error} onSubmit={save}>
        <Field
          name="amount"
          label={offerWords.chargeAmount}
          hint={offerWords.chargeHint}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={before ? String(before.amount) : ''}
          autoFocus
        />
        <Field
          name="reason"
          label={offerWords.chargeReason}
          hint={offerWords.chargeReasonHint}
          autoComplete="off"
          maxLength={200}
          defaultValue={before?.reason ?? ''}
        />
        <AgreementFields
          order={order}
          isAgreed={isAgreed}
          onChange={setAgreed}
          agreedAbout={offerWords.isAgreedAbout}
        />
        <DialogActions label={officeMessages.save} isPending={change.isPending} />
      </Form>
    </Dialog>
  );
}
