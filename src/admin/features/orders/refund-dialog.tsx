import './refund-dialog.css';
import { useState } from 'react';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { Refunded } from '#contracts/admin/payments/online-payments.ts';
import type { OrderPayments } from '#contracts/admin/payments/order-payments.ts';
import {
  onlineHow,
  refundedText,
  onlinePaymentWords as words,
} from '#messages/office/online-payments.ts';
import { orderPaymentWords } from '#messages/office/order-payments.ts';
import { orderCardMessages } from '#messages/office/orders.ts';
import { refundWords } from '#messages/office/refunds.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { Check } from '../../ui/check.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { readTyped } from '../../ui/read-typed.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { say } from '../../ui/toasts.tsx';
import { Conflict } from './conflict.tsx';
import { type AskedBack, type RefundAnswer, useAskRefunds } from './online-payment-calls.ts';
import { type ChosenGoods, noGoods, RefundGoods } from './refund-goods.tsx';
import { useSeenVersion } from './use-seen-version.ts';

interface Props {
  readonly order: OrderCard;
  readonly money: OrderPayments;
  readonly onClose: () => void;
}

type Of = Refunded['of'];

/** Asks the providers of payments to give money back: all of it, a part, or what goods and charges cost. */
export function RefundDialog({ order, money, onClose }: Props) {
  const { version, refused } = useSeenVersion(order.version);
  const [of, setOf] = useState<Of>('all');
  const [goods, setGoods] = useState<ChosenGoods>(noGoods);
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const keyOf = usePressKeys();
  const payments = money.payments.filter(({ refundable }) => refundable > 0).toReversed();
  const [chosen, choose] = useState(payments[0]?.id ?? '');
  const onDone = (answers: readonly RefundAnswer[]) => {
    for (const { state, amount } of answers) {
      if (state !== 'refused') say(refundedText(state, amount));
    }
    const failed = answers.find(({ state }) => state === 'refused');
    if (!failed) return onClose();
    keyOf.forget(failed.id);
    setRefusal(failed.refusal ?? words.refusedPlainly);
    refused();
  };
  const ask = useAskRefunds(order.number, onDone);
  const save = ({ amount: text = '', reason = '', again }: Record<string, string>) => {
    const read = of === 'part' ? readTyped(text, 'money', orderCardMessages.costWrong) : null;
    const fault = read && 'fault' in read ? read.fault : undefined;
    setWrong(fault ? new ApiFailure(400, { amount: [fault] }) : null);
    setRefusal(undefined);
    if (fault) return;
    const what: Refunded =
      read && 'value' in read
        ? { of: 'part', amount: read.value }
        : of === 'goods'
          ? { of, ...goods }
          : { of: 'all' };
    const asked: AskedBack[] = payments
      .filter(({ id }) => of === 'all' || id === chosen)
      .map(({ id }) => ({ id, what, key: keyOf.of(id) }));
    const paysAgain = of !== 'goods' && again !== undefined;
    ask.mutate({ version, reason: reason.trim(), paysAgain, asked }, { onError: refused });
  };
  return (
    <Dialog title={words.refundTitle(order.number)} onClose={onClose}>
      <Conflict failure={ask.error} delivery={order.delivery_type} />
      {refusal && <Notice look="error">{words.refused(refusal)}</Notice>}
      <Form failure={wrong ?? aboveFields(ask.error, of)} onSubmit={save}>
        <Choice
          name="of"
          label={words.what}
          value={of}
          onChange={(value) => setOf(value as Of)}
          options={[
            {
              value: 'all',
              name: words.all,
              about: words.allAbout(payments.map(({ refundable }) => refundable)),
            },
            { value: 'part', name: words.part, about: words.partAbout },
            { value: 'goods', name: words.goods, about: words.goodsAbout },
          ]}
        />
        {of !== 'all' && payments.length > 1 && (
          <SelectField
            name="payment"
            label={words.payment}
            value={chosen}
            onChange={choose}
            options={payments.map((one) => [one.id, words.canBack(onlineHow(one), one.refundable)])}
          />
        )}
        {of === 'part' && (
          <Field
            name="amount"
            label={orderPaymentWords.amount}
            inputMode="decimal"
            autoComplete="off"
            autoFocus
          />
        )}
        {of === 'goods' && (
          <RefundGoods order={order} money={money} chosen={goods} onChange={setGoods} />
        )}
        {of !== 'goods' && <Check name="again">{refundWords.paysAgain}</Check>}
        <Field
          name="reason"
          label={orderPaymentWords.reason}
          hint={refundWords.reasonBack}
          autoComplete="off"
          maxLength={300}
        />
        {money.by_hand > 0 && <p className="refund-hint">{words.byHand(money.by_hand)}</p>}
        <DialogActions label={words.save} isPending={ask.isPending} isDanger />
      </Form>
    </Dialog>
  );
}

/** A key for each payment: a second press, or one after a lost answer, makes no second refund. After a refusal the next press has a new one. */
function usePressKeys() {
  const [keys] = useState(() => new Map<string, string>());
  return {
    of(payment: string): string {
      const key = keys.get(payment) ?? crypto.randomUUID();
      keys.set(payment, key);
      return key;
    },
    forget: (payment: string) => keys.delete(payment),
  };
}

/** A sum that was not typed is refused above the fields. */
function aboveFields(failure: Error | null, of: Of): Error | null {
  const amount = failure instanceof ApiFailure ? failure.fields.amount : undefined;
  return amount && of !== 'part' ? new ApiFailure(400, { non_field_errors: amount }) : failure;
}
