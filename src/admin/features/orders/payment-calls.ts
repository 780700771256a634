import type { orderPaymentsEndpoints } from '#contracts/admin/payments/order-payments.ts';
import { orderPaymentWords as words } from '#messages/office/order-payments.ts';
import { type Call, call } from '../../api/call-api.ts';
import { orderPaymentsCalls } from '../../api/endpoints/payments.ts';
import { useChange } from '../../api/use-change.ts';
import { say } from '../../ui/toasts.tsx';
import { undoAction, undoRefused } from './use-undo.ts';

type Calls = typeof orderPaymentsEndpoints;
type Body<Name extends 'note' | 'giveBack' | 'takeBack'> = Call<Calls[Name]>['body'];

/** Changes the money of an order; the card, the list and the queues follow, also where it was refused. */
export function useMoney<Given, Done>(
  number: string,
  work: (given: Given) => Promise<Done>,
  onDone: (done: Done, given: Given) => void,
  { onFailure, asksCode }: MoneyEnds = {},
) {
  const makesOld = [['orders'], ['today']];
  const shownBy = ['order', number];
  return useChange(work, { onDone, shownBy, makesOld, ...(onFailure && { onFailure }), asksCode });
}

interface MoneyEnds {
  readonly onFailure?: (failure: Error) => void;
  readonly asksCode?: boolean;
}

/** Notes money that came. It can be taken back by one press for as long as a step can. */
export function useNotePayment(number: string, onDone: () => void) {
  const takeBack = useMoney(
    number,
    ({ id, version }: { id: string; version: number }) =>
      call(orderPaymentsCalls.takeBack, {
        params: { number, id },
        body: { version, reason: words.atOnce },
      }),
    () => say(words.takenBack(number)),
    { onFailure: undoRefused },
  );
  return useMoney(
    number,
    (body: Body<'note'>) => call(orderPaymentsCalls.note, { params: { number }, body }),
    ({ payments, version }, { amount }) => {
      const id = payments.at(-1)?.id ?? '';
      say(
        words.noted(number, amount),
        undoAction(() => takeBack.mutate({ id, version })),
      );
      onDone();
    },
  );
}

export const useGiveBack = (number: string, onDone: () => void) =>
  useMoney(
    number,
    (body: Extract<Body<'giveBack'>, { amount: number }>) =>
      call(orderPaymentsCalls.giveBack, { params: { number }, body }),
    (_, { amount }) => {
      say(words.gaveBack(number, amount));
      onDone();
    },
  );

export const useTakeBack = (number: string, id: string, onDone: () => void) =>
  useMoney(
    number,
    (body: Body<'takeBack'>) => call(orderPaymentsCalls.takeBack, { params: { number, id }, body }),
    () => {
      say(words.takenBack(number));
      onDone();
    },
  );
