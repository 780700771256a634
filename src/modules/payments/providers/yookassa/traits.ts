import { DAY, HOUR } from '#platform/time/duration.ts';
import type { PaymentMethod, ProviderTraits } from '../provider.ts';

const ROUBLES = 100;

/** So much a receipt holds. */
export const receiptLimits = { mostItems: 100, mostName: 128 };

/** What the contract says of limits and terms. Those of the shop's own contract may be narrower: then the provider refuses. */
export const yookassaTraits: ProviderTraits = {
  limits: {
    card: { most: 350_000 * ROUBLES },
    sbp: { most: 700_000 * ROUBLES },
    tpay: { most: 700_000 * ROUBLES },
    bnpl: { least: 1_000 * ROUBLES, most: 150_000 * ROUBLES },
    loan: { least: 3_000 * ROUBLES, most: 1_500_000 * ROUBLES },
  },
  // A loan lives longer: as long as the provider's `suspended_until` tells.
  life: { usual: HOUR, most: HOUR },
  keysLive: DAY,
  refundsOf: () => 'any',
  // The answer is kept under the key of the call.
  repeatsRefund: () => true,
  tills: {
    own: {
      modes: ['full_prepayment', 'partial_prepayment', 'advance', 'full_payment'],
      closes: 'order',
      ...receiptLimits,
      repeats: true,
    },
    // «Чеки от ЮKassa».
    provider: {
      modes: ['full_prepayment', 'full_payment'],
      closes: 'order',
      ...receiptLimits,
      repeats: true,
    },
  },
  networks: [
    '185.71.76.0/27',
    '185.71.77.0/27',
    '77.75.153.0/25',
    '77.75.154.128/25',
    '77.75.156.11/32',
    '77.75.156.35/32',
    '2a02:5180::/32',
  ],
  acknowledgement: '',
};

const methods: Readonly<Record<string, PaymentMethod>> = {
  bank_card: 'card',
  sbp: 'sbp',
  tinkoff_bank: 'tpay',
  sberbank: 'sberpay',
  yoo_money: 'yoo_money',
  sber_loan: 'loan',
  sber_bnpl: 'bnpl',
};

export const methodOf = (type: string | undefined): PaymentMethod | null =>
  type === undefined ? null : (methods[type] ?? 'other');
