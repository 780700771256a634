import type { DeclineReason } from '#contracts/payment-reasons.ts';

/** Codes from 1000 on are those of ISO 8583 and 1000. A code that is not here is `declined`. */
const declines: Readonly<Record<string, DeclineReason>> = {
  AUTH_FAIL: 'three_ds_failed',
  DEADLINE_EXPIRED: 'not_paid_in_time',
  CANCELED: 'cancelled_by_shop',
  REVERSED: 'cancelled_by_shop',
  76: 'country_forbidden',
  101: 'three_ds_failed',
  1001: 'call_bank',
  1004: 'call_bank',
  1005: 'call_bank',
  1014: 'card_number_wrong',
  1015: 'card_number_wrong',
  1033: 'card_expired',
  1041: 'call_bank',
  1043: 'call_bank',
  1051: 'insufficient_funds',
  1054: 'card_expired',
  1057: 'method_restricted',
  1059: 'fraud_suspected',
  1061: 'limit_exceeded',
  1062: 'method_restricted',
  1065: 'limit_exceeded',
  1082: 'csc_wrong',
  1091: 'bank_unavailable',
  1096: 'bank_unavailable',
};

export const declineOf = (code: string): DeclineReason => declines[code] ?? 'declined';

/** The terminal is blocked or not known, or the token is wrong. */
export const refusesKeys = (code: string): boolean => ['202', '204', '205', '501'].includes(code);

export const tellsAbsence = (code: string): boolean => ['255', '335'].includes(code);

/** A fault of the provider's own: what was asked may have been done. */
export const tellsNothing = (code: string): boolean => ['9001', '9999'].includes(code);
