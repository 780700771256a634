import { useRef, useState } from 'react';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { PaymentStatus } from '#contracts/orders.ts';
import { paymentActions, orderCardMessages as words } from '#messages/office/orders.ts';
import { chargeText } from '#messages/orders/charges.ts';
import { paymentStatusNames, paymentTypeNames } from '#messages/orders/orders.ts';
import { formatPrice } from '#messages/words/price.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { readTyped } from '../../ui/read-typed.ts';
import { say } from '../../ui/toasts.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { Conflict } from './conflict.tsx';
import { OrderCharges } from './order-charges.tsx';
import { useChangeOrder } from './queries.ts';

/** The sums of an order, its payment and what delivery costs. */
export function OrderMoney({ order }: { order: OrderCard }) {
  const [payment, setPayment] = useState<PaymentStatus>();
  usePageActions(
    order.next_payments.map((next) => ({
      name: paymentActions[next],
      run: () => setPayment(next),
    })),
  );
  const { total, delivery_cost: cost, amount_due: due, payment_type: type, payable } = order;
  const sums = [
    [words.goodsSum, formatPrice(total)],
    ...(cost === null && order.delivery_type !== 'pickup'
      ? [[words.deliveryCost, words.unknown]]
      : []),
    ...order.charges.map((charge) => [chargeText(charge), formatPrice(charge.amount)]),
    ...(order.charges.length === 0 ? [] : [[words.whole, formatPrice(payable)]]),
    ...(type === 'partial' ? [[words.toPay, formatPrice(due)]] : []),
    [words.paymentState, `${paymentStatusNames[order.payment]}. ${paymentTypeNames[type]}`],
  ];
  return (
    <section className="section order-panel">
      <h2>{words.money}</h2>
      <dl className="order-sums">
        {sums.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {order.next_payments.length > 0 && (
        <div className="form__actions">
          {order.next_payments.map((next) => (
            <Button
              key={next}
              look={next === 'refunded' ? 'danger' : 'plain'}
              onPress={() => setPayment(next)}
            >
              {paymentActions[next]}
            </Button>
          ))}
        </div>
      )}
      {payment && (
        <ChangeDialog order={order} step={{ payment }} onClose={() => setPayment(undefined)} />
      )}
      <DeliveryCost order={order} />
      <OrderCharges order={order} />
    </section>
  );
}

function DeliveryCost({ order }: { order: OrderCard }) {
  const may = useMay();
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  /** The order as it was when typing began: what others change meanwhile is told, not overwritten. */
  const [typed, setTyped] = useState<{ cost: number | null; version?: number }>();
  const [text, setText] = useState<string>();
  const stored = order.charges.find(({ kind }) => kind === 'delivery')?.amount ?? null;
  const before = stored === null ? '' : String(stored);
  const form = useRef<HTMLFormElement>(null);
  useUnsaved(text !== undefined && text.trim() !== before, { what: words.costUnsaved, form });
  const { number, version } = order;
  const change = useChangeOrder(
    { number, version: typed?.version ?? version },
    ({ delivery_cost: cost }) => {
      setTyped(undefined);
      setText(undefined);
      say(words.costChanged(number, formatPrice(cost ?? 0)));
    },
  );
  const save = ({ delivery_cost: text = '', letter }: Record<string, string>) => {
    const read = readTyped(text, 'money', words.costWrong);
    setWrong('fault' in read ? new ApiFailure(400, { delivery_cost: [read.fault] }) : null);
    if ('fault' in read) return;
    const told = () => setTyped((first) => first && { cost: first.cost });
    change.mutate({ delivery_cost: read.value, letter: letter !== undefined }, { onError: told });
  };
  const isOver = order.status === 'delivered' || order.status === 'cancelled';
  if (!may('orders.money') || isOver || order.delivery_type === 'pickup') return null;
  return (
    <>
      <Conflict failure={change.error} delivery={order.delivery_type} />
      <Form formRef={form} failure={wrong ?? change.error} onSubmit={save}>
        <Field
          key={String(typed ? typed.cost : stored)}
          onChange={(next) => {
            setText(next);
            setTyped((first) => first ?? { cost: stored, version });
          }}
          name="delivery_cost"
          label={words.costField}
          hint={words.costHint}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={before}
        />
        <Check name="letter" defaultChecked>
          {words.letter}
        </Check>
        <div>
          <Button type="submit" isPending={change.isPending}>
            {words.saveCost}
          </Button>
        </div>
      </Form>
    </>
  );
}
