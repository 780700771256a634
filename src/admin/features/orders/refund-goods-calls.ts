import type { OrderPayments } from '#contracts/admin/payments/order-payments.ts';
import { call } from '../../api/call-api.ts';
import { onlinePaymentsCalls, orderPaymentsCalls } from '../../api/endpoints/payments.ts';
import { useMoney } from './payment-calls.ts';
import { type ChosenGoods, isNone, restOf, roundKopecks, type Source } from './refund-plan.ts';

interface AskedGoods {
  readonly version: number;
  readonly reason: string;
  readonly chosen: ChosenGoods;
  /** The payments that give the money back, one after the other, until all of it is given or one is refused. */
  readonly sources: readonly (Source & { readonly key: string })[];
}

export interface GoodsAnswer {
  readonly payment: string;
  /** Roubles. */
  readonly amount: number;
  /** `noted`: by hand. */
  readonly state: 'noted' | Awaited<ReturnType<typeof askProvider>>['refund']['state'];
  readonly refusal: string | null;
}

interface Asked {
  readonly version: number;
  readonly reason: string;
  readonly goods: ChosenGoods;
}

const askProvider = (
  number: string,
  { payment: { id }, key }: AskedGoods['sources'][number],
  { goods, ...asked }: Asked,
) =>
  call(onlinePaymentsCalls.refund, {
    params: { number, id },
    body: { ...asked, key, what: { of: 'goods', ...goods } },
  });

const noteByHand = (number: string, { payment }: Source, asked: Asked) =>
  call(orderPaymentsCalls.giveBack, {
    params: { number },
    body: { ...asked, payment: payment.id },
  });

async function giveBack(
  number: string,
  source: AskedGoods['sources'][number],
  asked: Asked,
): Promise<GoodsAnswer & { readonly money: OrderPayments }> {
  const { id: payment, refunded: before } = source.payment;
  if (source.by === 'provider') {
    const { refund, ...money } = await askProvider(number, source, asked);
    return { payment, ...refund, money };
  }
  const money = await noteByHand(number, source, asked);
  const now = money.payments.find(({ id }) => id === payment)?.refunded ?? before;
  return { payment, amount: roundKopecks(now - before), state: 'noted', refusal: null, money };
}

/** Gives money back for goods and charges: each payment what it holds of their price, the rest the next one. */
export const useRefundGoods = (
  number: string,
  onDone: (answers: readonly GoodsAnswer[]) => void,
  { asksCode }: { readonly asksCode: boolean },
) =>
  useMoney(
    number,
    async ({ version, reason, chosen, sources }: AskedGoods) => {
      const answers: GoodsAnswer[] = [];
      let asked: Asked = { version, reason, goods: chosen };
      for (const source of sources) {
        const { money, ...answer } = await giveBack(number, source, asked);
        answers.push(answer);
        const goods = restOf(money, chosen);
        if (answer.state === 'refused' || isNone(goods)) break;
        asked = { version: money.version, reason, goods };
      }
      return answers;
    },
    onDone,
    { asksCode },
  );
