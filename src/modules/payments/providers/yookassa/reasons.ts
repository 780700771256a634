import type { DeclineReason, RefundRefusal } from '#contracts/payment-reasons.ts';

const declines: Readonly<Record<string, DeclineReason>> = {
  '3d_secure_failed': 'three_ds_failed',
  call_issuer: 'call_bank',
  canceled_by_merchant: 'cancelled_by_shop',
  card_expired: 'card_expired',
  country_forbidden: 'country_forbidden',
  expired_on_capture: 'hold_expired',
  expired_on_confirmation: 'not_paid_in_time',
  fraud_suspected: 'fraud_suspected',
  general_decline: 'declined',
  identification_required: 'identification_required',
  insufficient_funds: 'insufficient_funds',
  internal_timeout: 'provider_fault',
  invalid_card_number: 'card_number_wrong',
  invalid_csc: 'csc_wrong',
  issuer_unavailable: 'bank_unavailable',
  loan_declined: 'loan_declined',
  payment_method_limit_exceeded: 'limit_exceeded',
  payment_method_restricted: 'method_restricted',
  permission_revoked: 'permission_revoked',
};

export const declineOf = (code: string): DeclineReason => declines[code] ?? 'declined';

const refusals: Readonly<Record<string, RefundRefusal>> = {
  insufficient_funds: 'takings_too_small',
  rejected_by_payee: 'rejected_by_payee',
  rejected_by_timeout: 'rejected_by_timeout',
  yoo_money_account_closed: 'wallet_closed',
  payment_expired: 'payment_too_old',
};

export const refusalOf = (code: string): RefundRefusal => refusals[code] ?? 'declined';
