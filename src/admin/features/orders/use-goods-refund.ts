import { useState } from 'react';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { OrderPayments } from '#contracts/admin/payments/order-payments.ts';
import { refundedText, onlinePaymentWords as words } from '#messages/office/online-payments.ts';
import { refundWords } from '#messages/office/refunds.ts';
import { say } from '../../ui/toasts.tsx';
import { type GoodsAnswer, useRefundGoods } from './refund-goods-calls.ts';
import { type ChosenGoods, noGoods, planOf, restOf, type Source } from './refund-plan.ts';
import { usePressKeys } from './use-press-keys.ts';

interface Given {
  readonly order: OrderCard;
  readonly money: OrderPayments;
  readonly sources: readonly Source[];
  readonly onDone: () => void;
  /** A provider has refused: what was given back before it stays given. */
  readonly onRefused: (refusal: string) => void;
}

/** Money that is given back for goods and charges that are chosen, or the rest of it that earlier refunds have left. */
export function useGoodsRefund({ order, money, sources, onDone, onRefused }: Given) {
  const [goods, choose] = useState<ChosenGoods>(noGoods);
  const keyOf = usePressKeys();
  const onAnswers = (answers: readonly GoodsAnswer[]) => {
    for (const { payment, state, amount } of answers) {
      keyOf.forget(payment);
      if (state === 'noted') say(refundWords.noted(amount));
      else if (state !== 'refused') say(refundedText(state, amount));
    }
    const failed = answers.find(({ state }) => state === 'refused');
    if (!failed) return onDone();
    if (answers.length > 1) choose(noGoods);
    onRefused(failed.refusal ?? words.refusedPlainly);
  };
  const asksCode = sources.some(({ by, may }) => may && by === 'provider');
  const { mutate, error, isPending } = useRefundGoods(order.number, onAnswers, { asksCode });
  const rest = restOf(money);
  const press = (
    of: 'goods' | 'rest',
    asked: { readonly version: number; readonly reason: string },
    onError: () => void,
  ) => {
    const chosen = of === 'rest' ? rest : goods;
    const { parts } = planOf(sources, money, chosen);
    // Where no payment gives anything, the shop says why.
    const givers = parts.length > 0 ? parts : sources.filter(({ may }) => may).slice(0, 1);
    const keyed = givers.map((one) => ({ ...one, key: keyOf.of(one.payment.id) }));
    mutate({ ...asked, chosen, sources: keyed }, { onError });
  };
  return { goods, choose, rest, press, error, isPending };
}
