import { describe, expect, it } from 'vitest';
import { declineReasons, refundRefusals } from '#contracts/payment-reasons.ts';
import { declineText, refundRefusalText } from '#messages/payments/decline-reasons.ts';
import { declineOf as declineOfTbank } from './tbank/reasons.ts';
import { declineOf, refusalOf } from './yookassa/reasons.ts';

const declined = declineText('declined');

describe('a reason of a decline', () => {
  it.each([
    '3d_secure_failed',
    'call_issuer',
    'canceled_by_merchant',
    'card_expired',
    'country_forbidden',
    'expired_on_capture',
    'expired_on_confirmation',
    'fraud_suspected',
    'identification_required',
    'insufficient_funds',
    'internal_timeout',
    'invalid_card_number',
    'invalid_csc',
    'issuer_unavailable',
    'loan_declined',
    'payment_method_limit_exceeded',
    'payment_method_restricted',
    'permission_revoked',
  ])('of YooKassa, %s, has words of its own', (code) => {
    expect(declineText(declineOf(code))).not.toEqual(declined);
  });

  it.each(['AUTH_FAIL', 'DEADLINE_EXPIRED', 'CANCELED', 'REVERSED', '76', '101', '1051', '1054'])(
    'of T-Bank, %s, has words of its own',
    (code) => {
      expect(declineText(declineOfTbank(code))).not.toEqual(declined);
    },
  );

  it('that is not known is told as a decline', () => {
    expect(declineOf('general_decline')).toBe('declined');
    expect(declineOf('on_the_moon')).toBe('declined');
    expect(declineOfTbank('REJECTED')).toBe('declined');
    expect(declineText('constructor')).toEqual(declined);
  });

  it('says in two sentences what happened and what to do', () => {
    const texts = [
      ...declineReasons.map((reason) => declineText(reason)),
      ...refundRefusals.map((reason) => refundRefusalText(reason)),
    ];
    for (const { happened, next } of texts) {
      expect(happened).toMatch(/^[А-ЯЁ][^.]+\.$/);
      expect(next).toMatch(/^[А-ЯЁ][^.]+\.$/);
    }
  });
});

it.each([
  'insufficient_funds',
  'rejected_by_payee',
  'rejected_by_timeout',
  'yoo_money_account_closed',
  'payment_expired',
])('a refused refund of YooKassa, %s, has words of its own', (code) => {
  expect(refundRefusalText(refusalOf(code))).not.toEqual(refundRefusalText('declined'));
  expect(refundRefusalText('on_the_moon')).toEqual(refundRefusalText('declined'));
});
