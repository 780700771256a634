import type { onlinePaymentsEndpoints } from '#contracts/admin/payments/online-payments.ts';
import type { PaymentOfOrder } from '#contracts/admin/payments/order-payments.ts';
import { checkText, onlinePaymentWords as words } from '#messages/office/online-payments.ts';
import { type Call, call } from '../../api/call-api.ts';
import { onlinePaymentsCalls, orderPaymentsCalls } from '../../api/endpoints/payments.ts';
import { say } from '../../ui/toasts.tsx';
import { useMoney } from './payment-calls.ts';

type Calls = typeof onlinePaymentsEndpoints;
type RefundBody = Call<Calls['refund']>['body'];

/** Asks the provider about a payment, and says what was found. */
export const useCheckPayment = (number: string, { id }: Pick<PaymentOfOrder, 'id'>) =>
  useMoney(
    number,
    () => call(onlinePaymentsCalls.check, { params: { number, id } }),
    ({ found, payments }) => {
      const payment = payments.find((one) => one.id === id);
      if (payment) say(checkText(found, payment));
    },
    { onFailure: ({ message }) => say(message) },
  );

/** What is asked of a payment. */
export type AskedBack = Pick<RefundBody, 'key' | 'what'> & { readonly id: string };

interface AskedRefunds {
  readonly version: number;
  readonly reason: string;
  /** The customer is to pay the money again: the order costs no less. */
  readonly paysAgain: boolean;
  /** One after the other, until one is refused. */
  readonly asked: readonly AskedBack[];
}

export type RefundAnswer = Awaited<ReturnType<typeof askRefund>>['refund'] & AskedBack;

const askRefund = (number: string, { id, ...body }: RefundBody & { readonly id: string }) =>
  call(onlinePaymentsCalls.refund, { params: { number, id }, body });

/** Asks the providers of payments to give money back. Each answer is that of a payment. */
export const useAskRefunds = (number: string, onDone: (answers: readonly RefundAnswer[]) => void) =>
  useMoney(
    number,
    async ({ version, reason, paysAgain, asked }: AskedRefunds) => {
      const answers: RefundAnswer[] = [];
      let newest = version;
      for (const one of asked) {
        const { refund, version: next } = await askRefund(number, {
          ...one,
          version: newest,
          reason,
          pays_again: paysAgain,
        });
        newest = next;
        answers.push({ ...refund, ...one });
        if (refund.state === 'refused') break;
      }
      return answers;
    },
    onDone,
    { asksCode: true },
  );

/** Says that a trouble of a payment, or of a refund of it, is dealt with. */
export const useSettle = (number: string, id: string, onDone: () => void) =>
  useMoney(
    number,
    (body: Call<Calls['settle']>['body']) =>
      call(onlinePaymentsCalls.settle, { params: { number, id }, body }),
    () => {
      say(words.settled(number));
      onDone();
    },
  );

/** Takes back a refund that was noted by mistake. */
export const useTakeBackRefund = (
  number: string,
  { id, refund }: { id: string; refund: string },
  onDone: () => void,
) =>
  useMoney(
    number,
    (body: { version: number; reason: string }) =>
      call(orderPaymentsCalls.takeBackRefund, { params: { number, id, refund }, body }),
    () => {
      say(words.refundTakenBack(number));
      onDone();
    },
  );
