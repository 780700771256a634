/** Why a payment was not taken, in words of the shop: each provider has codes of its own. `declined`: no reason is known. */
export const declineReasons = [
  'three_ds_failed',
  'call_bank',
  'card_expired',
  'card_number_wrong',
  'csc_wrong',
  'insufficient_funds',
  'limit_exceeded',
  'country_forbidden',
  'fraud_suspected',
  'identification_required',
  'bank_unavailable',
  'loan_declined',
  'method_restricted',
  'permission_revoked',
  'not_paid_in_time',
  'hold_expired',
  'provider_fault',
  'cancelled_by_shop',
  'declined',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Why money was not given back. `takings_too_small`: a provider pays refunds out of what it has to pay to the shop. */
export const refundRefusals = [
  'takings_too_small',
  'rejected_by_payee',
  'rejected_by_timeout',
  'wallet_closed',
  'payment_too_old',
  'not_by_method',
  'declined',
] as const;
export type RefundRefusal = (typeof refundRefusals)[number];
