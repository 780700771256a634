import { DAY } from '#platform/time/duration.ts';
import type { PaymentMethod, PaymentState, ProviderTraits } from '../provider.ts';

const ROUBLES = 100;

/** So much a receipt holds. */
export const receiptLimits = { mostItems: 100, mostName: 128 };

/** What the contract says of limits and terms. Those of the shop's own contract may be narrower: then the provider refuses. */
export const tbankTraits: ProviderTraits = {
  limits: { sbp: { least: 10 * ROUBLES } },
  // `RedirectDueDate`.
  life: { usual: DAY, most: 90 * DAY },
  keysLive: null,
  refundsOf: (method) => (method === 'instalments' ? 'hold' : 'any'),
  // `ExternalRequestId` is what makes a repeated refund the same one, and refunds by SBP have none.
  repeatsRefund: (method) => method !== null && method !== 'sbp',
  tills: {
    own: {
      modes: ['full_prepayment', 'partial_prepayment', 'advance', 'full_payment'],
      // That one closing receipt may stand for several payments no source tells.
      closes: 'payment',
      ...receiptLimits,
      repeats: false,
    },
  },
  networks: [
    '91.194.226.0/23',
    '91.218.132.0/24',
    '91.218.133.0/24',
    '91.218.134.0/24',
    '91.218.135.0/24',
    '212.49.24.0/24',
    '212.233.80.0/24',
    '212.233.81.0/24',
    '212.233.82.0/24',
    '212.233.83.0/24',
  ],
  acknowledgement: 'OK',
};

/** What a `Cancel` has to name beside the payment. The id of ours is a UUID v4, as «Долями» demands. */
export function cancelFields(method: PaymentMethod | null, key: string) {
  if (method === 'sbp') return {};
  const id = { ExternalRequestId: key };
  if (method === 'instalments') return { ...id, Route: 'TCB', Source: 'Installment' };
  return method === 'bnpl' ? { ...id, Route: 'BNPL', Source: 'BNPL' } : id;
}

const methods: Readonly<Record<string, PaymentMethod>> = {
  cards: 'card',
  mirpay: 'card',
  qrsbp: 'sbp',
  sbp: 'sbp',
  tinkoffpay: 'tpay',
  tpay: 'tpay',
  sberpay: 'sberpay',
  installment: 'instalments',
  bnpl: 'bnpl',
};

/** By `Source` of the payment, which not every answer has. */
export function methodOf(source: string | undefined): PaymentMethod | null {
  if (source === undefined) return null;
  return methods[source.toLowerCase().replaceAll(/[^a-z]/g, '')] ?? 'other';
}

/** A payment in one stage passes `AUTHORIZED`. After `AUTH_FAIL` the customer may try again on the same page. */
const states: Readonly<Record<string, PaymentState['state']>> = {
  NEW: 'pending',
  FORM_SHOWED: 'pending',
  PREAUTHORIZING: 'pending',
  AUTHORIZING: 'pending',
  '3DS_CHECKING': 'pending',
  '3DS_CHECKED': 'pending',
  AUTH_FAIL: 'pending',
  PAY_CHECKING: 'pending',
  AUTHORIZED: 'authorised',
  REVERSING: 'authorised',
  PARTIAL_REVERSED: 'authorised',
  CONFIRMING: 'pending',
  CONFIRM_CHECKING: 'pending',
  CONFIRMED: 'succeeded',
  REFUNDING: 'succeeded',
  ASYNC_REFUNDING: 'succeeded',
  PARTIAL_REFUNDED: 'succeeded',
  REFUNDED: 'succeeded',
  CANCELED: 'cancelled',
  REVERSED: 'cancelled',
  DEADLINE_EXPIRED: 'cancelled',
  REJECTED: 'failed',
};

export const stateNameOf = (status: string): PaymentState['state'] => states[status] ?? 'unknown';
