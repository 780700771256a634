import './refund-dialog.css';
import { useState } from 'react';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { Refunded } from '#contracts/admin/payments/online-payments.ts';
import type { OrderPayments } from '#contracts/admin/payments/order-payments.ts';
import { isOver } from '#contracts/order-states.ts';
import { refundedText, onlinePaymentWords as words } from '#messages/office/online-payments.ts';
import { orderPaymentWords } from '#messages/office/order-payments.ts';
import { orderCardMessages } from '#messages/office/orders.ts';
import { paymentNamed } from '#messages/office/payment-named.ts';
import { refundWords } from '#messages/office/refunds.ts';
import { typedSum } from '#messages/words/price.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { useMay, useViewer } from '../../api/session.ts';
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
import { RefundGoods } from './refund-goods.tsx';
import { isNone, restOption, sourcesOf } from './refund-plan.ts';
import { RefundSources } from './refund-sources.tsx';
import { useGoodsRefund } from './use-goods-refund.ts';
import { usePressKeys } from './use-press-keys.ts';
import { useSeenVersion } from './use-seen-version.ts';

interface Props {
  readonly order: OrderCard;
  readonly money: OrderPayments;
  readonly onClose: () => void;
}

type Of = Refunded['of'] | 'rest';

/** Asks the providers of payments to give money back: all of it, a part, or what goods and charges cost, of which what came by hand is noted. */
export function RefundDialog({ order, money, onClose }: Props) {
  const may = useMay();
  const { time_zone: zone } = useViewer();
  const { version, refused } = useSeenVersion(order.version);
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const keyOf = usePressKeys();
  const sources = sourcesOf(money, { byProvider: true, byHand: may('payments.manual') });
  const payments = sources.filter(({ by }) => by === 'provider').map(({ payment }) => payment);
  const { overpaid } = money;
  const [chosen, choose] = useState(
    (payments.find(({ refundable }) => refundable >= overpaid) ?? payments[0])?.id ?? '',
  );
  const onRefused = (why: string) => {
    setRefusal(why);
    refused();
  };
  const forGoods = useGoodsRefund({ order, money, sources, onDone: onClose, onRefused });
  const { rest } = forGoods;
  const [of, setOf] = useState<Of>(firstOf(overpaid, isNone(rest)));
  const isForGoods = of === 'goods' || (of === 'rest' && !isNone(rest));
  const onDone = (answers: readonly RefundAnswer[]) => {
    for (const { state, amount } of answers) {
      if (state !== 'refused') say(refundedText(state, amount));
    }
    const failed = answers.find(({ state }) => state === 'refused');
    if (!failed) return onClose();
    keyOf.forget(failed.id);
    onRefused(failed.refusal ?? words.refusedPlainly);
  };
  const ask = useAskRefunds(order.number, onDone);
  const save = ({ amount: text = '', reason: typed = '', again }: Record<string, string>) => {
    const reason = typed.trim();
    const read = of === 'part' ? readTyped(text, 'money', orderCardMessages.costWrong) : null;
    const fault = read && 'fault' in read ? read.fault : undefined;
    setWrong(fault ? new ApiFailure(400, { amount: [fault] }) : null);
    setRefusal(undefined);
    if (fault) return;
    if (of === 'goods' || of === 'rest') return forGoods.press(of, { version, reason }, refused);
    const what: Refunded =
      read && 'value' in read ? { of: 'part', amount: read.value } : { of: 'all' };
    const asked: AskedBack[] = payments
      .filter(({ id }) => of === 'all' || id === chosen)
      .map(({ id }) => ({ id, what, key: keyOf.of(id) }));
    ask.mutate({ version, reason, paysAgain: again !== undefined, asked }, { onError: refused });
  };
  const failure = ask.error ?? forGoods.error;
  return (
    <Dialog title={words.refundTitle(order.number)} onClose={onClose}>
      <Conflict failure={failure} delivery={order.delivery_type} />
      {refusal && <Notice look="error">{words.refused(refusal)}</Notice>}
      <Form failure={wrong ?? aboveFields(failure, of)} onSubmit={save}>
        <Choice
          key={isNone(rest) ? 'all' : 'rest'}
          name="of"
          label={words.what}
          value={of}
          onChange={(value) => setOf(value as Of)}
          options={[
            ...restOption(order, money, rest),
            {
              value: 'all',
              name: words.all,
              about: words.allAbout(payments.map(({ refundable }) => refundable)),
            },
            { value: 'part', name: words.part, about: words.partAbout },
            { value: 'goods', name: words.goods, about: words.goodsAbout },
          ]}
        />
        {(of === 'all' || of === 'part') && (overpaid > 0 || !isOver(order.status)) && (
          <p className="refund-hint">
            {overpaid > 0 ? refundWords.overpaid(overpaid) : refundWords.goodsStay}
          </p>
        )}
        {of === 'part' && payments.length > 1 && (
          <SelectField
            name="payment"
            label={words.payment}
            value={chosen}
            onChange={choose}
            options={payments.map((one) => [
              one.id,
              refundWords.upTo(paymentNamed(one, one.refundable, zone)),
            ])}
          />
        )}
        {of === 'part' && (
          <Field
            name="amount"
            label={orderPaymentWords.amount}
            inputMode="decimal"
            autoComplete="off"
            autoFocus
            defaultValue={overpaid > 0 ? typedSum(overpaid) : ''}
          />
        )}
        {of === 'goods' && (
          <RefundGoods
            order={order}
            money={money}
            chosen={forGoods.goods}
            onChange={forGoods.choose}
          />
        )}
        {isForGoods && (
          <RefundSources
            sources={sources}
            money={money}
            chosen={of === 'rest' ? rest : forGoods.goods}
          />
        )}
        {!isForGoods && <Check name="again">{refundWords.paysAgain(overpaid > 0)}</Check>}
        <Field
          name="reason"
          label={orderPaymentWords.reason}
          hint={refundWords.reasonBack}
          autoComplete="off"
          maxLength={300}
        />
        {!isForGoods && money.by_hand > 0 && (
          <p className="refund-hint">{words.byHand(money.by_hand)}</p>
        )}
        <DialogActions
          label={words.save}
          isPending={ask.isPending || forGoods.isPending}
          isDanger
        />
      </Form>
    </Dialog>
  );
}

/** What was paid too much is what most likely goes back. */
function firstOf(overpaid: number, isWhole: boolean): Of {
  if (overpaid > 0) return 'part';
  return isWhole ? 'all' : 'rest';
}

/** A sum that was not typed is refused above the fields. */
function aboveFields(failure: Error | null, of: Of): Error | null {
  const amount = failure instanceof ApiFailure ? failure.fields.amount : undefined;
  return amount && of !== 'part' ? new ApiFailure(400, { non_field_errors: amount }) : failure;
}
