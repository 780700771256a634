import './refund-dialog.css';
import { useState } from 'react';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { OrderPayments } from '#contracts/admin/payments/order-payments.ts';
import { onlinePaymentWords } from '#messages/office/online-payments.ts';
import { orderPaymentWords as words } from '#messages/office/order-payments.ts';
import { orderCardMessages } from '#messages/office/orders.ts';
import { refundWords } from '#messages/office/refunds.ts';
import { typedSum } from '#messages/words/price.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { Check } from '../../ui/check.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { readTyped } from '../../ui/read-typed.ts';
import { Conflict } from './conflict.tsx';
import { useGiveBack } from './payment-calls.ts';
import { RefundGoods } from './refund-goods.tsx';
import { isNone, restOption, sourcesOf } from './refund-plan.ts';
import { RefundSources } from './refund-sources.tsx';
import { useGoodsRefund } from './use-goods-refund.ts';
import { useSeenVersion } from './use-seen-version.ts';

interface Props {
  readonly order: OrderCard;
  readonly money: OrderPayments;
  readonly onClose: () => void;
}

type Of = 'amount' | 'goods' | 'rest';

/** Notes money that the shop has given back by hand: a sum, of which what is too much is offered first, or what goods and charges cost. */
export function GiveBackDialog({ order, money, onClose }: Props) {
  const { version, refused } = useSeenVersion(order.version);
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const back = useGiveBack(order.number, onClose);
  const sources = sourcesOf(money, { byProvider: false, byHand: true });
  const forGoods = useGoodsRefund({ order, money, sources, onDone: onClose, onRefused: refused });
  const { rest, goods } = forGoods;
  const [of, setOf] = useState<Of>(isNone(rest) ? 'amount' : 'rest');
  const { by_hand: most, overpaid } = money;
  const save = ({ amount: text = '', reason: typed = '', again }: Record<string, string>) => {
    const reason = typed.trim();
    setWrong(null);
    if (of !== 'amount') return forGoods.press(of, { version, reason }, refused);
    const read = readTyped(text, 'money', orderCardMessages.costWrong);
    if ('fault' in read) return setWrong(new ApiFailure(400, { amount: [read.fault] }));
    const pays_again = again !== undefined;
    back.mutate({ version, amount: read.value, reason, pays_again }, { onError: refused });
  };
  const failure = back.error ?? forGoods.error;
  return (
    <Dialog title={refundWords.giveBackTitle(order.number)} onClose={onClose}>
      <p>{refundWords.giveBackAbout(most)}</p>
      <Conflict failure={failure} delivery={order.delivery_type} />
      <Form failure={wrong ?? failure} onSubmit={save}>
        <Choice
          name="of"
          label={onlinePaymentWords.what}
          value={of}
          onChange={(value) => setOf(value as Of)}
          options={[
            ...restOption(order, money, rest),
            { value: 'amount', name: refundWords.amount },
            { value: 'goods', name: onlinePaymentWords.goods },
          ]}
        />
        {of === 'amount' && (
          <Field
            name="amount"
            label={words.amount}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typedSum(overpaid > 0 ? Math.min(overpaid, most) : most)}
            autoFocus
          />
        )}
        {of === 'goods' && (
          <RefundGoods order={order} money={money} chosen={goods} onChange={forGoods.choose} />
        )}
        {of !== 'amount' && (
          <RefundSources sources={sources} money={money} chosen={of === 'rest' ? rest : goods} />
        )}
        <Field
          name="reason"
          label={words.reason}
          hint={refundWords.reasonBack}
          autoComplete="off"
          maxLength={300}
        />
        {of === 'amount' && <Check name="again">{refundWords.paysAgain(money.overpaid > 0)}</Check>}
        <DialogActions
          label={refundWords.saveBack}
          isPending={back.isPending || forGoods.isPending}
          isDanger
        />
      </Form>
    </Dialog>
  );
}
