import type { PaymentTrouble } from '#contracts/payments.ts';
import type { NewPaymentEvent, PaymentRow } from '../ledger/ledger-queries.ts';
import type { PaymentState } from '../providers/provider.ts';

/** What a provider tells of money. */
interface ToldEvent
  extends Pick<NewPaymentEvent, 'kind' | 'result' | 'amountKopecks' | 'reference'> {
  /** Of a refund that the shop has asked for: our key. */
  readonly refund?: string | null;
}

/** What a provider's answer makes of a payment: the events that it tells, and what changes beside them. */
export interface Told {
  readonly events: readonly ToldEvent[];
  readonly change: Partial<
    Pick<
      PaymentRow,
      | 'state'
      | 'reference'
      | 'method'
      | 'decline'
      | 'pendingUntil'
      | 'unknownSince'
      | 'incomeKopecks'
    >
  >;
  readonly trouble?: PaymentTrouble;
}

interface Asked {
  /** The shop or terminal of the keys. */
  readonly account: string;
  readonly now: Date;
}

/**
 * Reads the answer to a question about a payment. An answer that names another sum, currency, key, shop or mode tells nothing but the
 * trouble. A payment that has succeeded stays so.
 */
export function readTold(payment: PaymentRow, told: PaymentState, { account, now }: Asked): Told {
  const trouble = differenceOf(payment, told, account);
  if (trouble) return { events: [], change: {}, trouble };
  const { state, reference } = told;
  if (state === 'unknown') {
    return { events: [], change: { unknownSince: payment.unknownSince ?? now, reference } };
  }
  const known = {
    reference,
    unknownSince: null,
    method: told.method ?? payment.method,
    pendingUntil: told.pendingUntil,
    decline: told.decline?.reason ?? payment.decline,
  };
  const event = (
    kind: NewPaymentEvent['kind'],
    result: NewPaymentEvent['result'],
    amountKopecks = payment.amountKopecks,
    of = reference,
  ) => ({ kind, result, amountKopecks, reference: of });
  switch (state) {
    case 'pending':
      return { events: [], change: isOver(payment) ? {} : { ...known, state } };
    case 'authorised':
      return {
        events: [event('authorisation', 'succeeded')],
        change: isOver(payment) ? {} : { ...known, state },
      };
    case 'succeeded':
      return {
        events: [event('charge', 'succeeded'), ...refundsOf(told, event)],
        change: { ...known, state, decline: null, incomeKopecks: told.income },
        ...(payment.state === 'cancelled' || payment.state === 'failed'
          ? { trouble: 'charged after its end' }
          : {}),
      };
    case 'cancelled':
    case 'failed':
      if (payment.state === 'succeeded')
        return { events: [], change: {}, trouble: 'not understood' };
      return { events: [event('charge', 'failed')], change: { ...known, state } };
  }
}

const isOver = ({ state }: PaymentRow): boolean =>
  state === 'succeeded' || state === 'cancelled' || state === 'failed';

/** The refunds that the provider lists, those made in its cabinet too. */
const refundsOf = (
  { refunds }: PaymentState,
  event: (kind: 'refund', result: 'succeeded', amountKopecks: number, of: string) => ToldEvent,
): Told['events'] =>
  refunds.flatMap(({ state, amount, reference, key }) =>
    state === 'succeeded' && amount
      ? [{ ...event('refund', 'succeeded', amount, reference), refund: key }]
      : [],
  );

function differenceOf(
  payment: PaymentRow,
  { amount, currency, key, account, isTest, rawState }: PaymentState,
  known: string,
): PaymentTrouble | undefined {
  // Once money went back T-Bank may tell what is left.
  const isAmount =
    amount === null ||
    amount === payment.amountKopecks ||
    (rawState.includes('REFUND') && amount < payment.amountKopecks);
  if (!isAmount) return 'amount differs';
  if (currency !== null && currency !== 'RUB') return 'currency differs';
  if (key !== null && key !== payment.id) return 'key differs';
  if (account !== null && account !== known) return 'account differs';
  return isTest !== null && isTest !== payment.test ? 'mode differs' : undefined;
}
