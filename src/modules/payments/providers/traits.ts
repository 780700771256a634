import type { PaymentRow } from '../ledger/ledger-queries.ts';
import type { PaymentMethod, ProviderTraits } from './provider.ts';
import { tbankTraits } from './tbank/traits.ts';
import { yookassaTraits } from './yookassa/traits.ts';

type OfPayment = Pick<PaymentRow, 'provider' | 'method'>;

export const methodOf = ({ method }: Pick<PaymentRow, 'method'>) => method as PaymentMethod | null;

/** What the contract of a payment's provider is like; undefined for one by hand or of a demo. */
export function traitsOf({ provider }: Pick<PaymentRow, 'provider'>): ProviderTraits | undefined {
  if (provider === 'yookassa') return yookassaTraits;
  return provider === 'tbank' ? tbankTraits : undefined;
}

/** Whether the provider of a payment gives money back by its method. */
export const givesBack = (payment: OfPayment): boolean =>
  traitsOf(payment)?.refundsOf(methodOf(payment)) === 'any';
