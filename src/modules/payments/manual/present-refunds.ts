import type { RefundOfPayment } from '#contracts/admin/payments/order-payments.ts';
import { toRoubles } from '#contracts/money.ts';
import { refundRefusalText } from '#messages/payments/decline-reasons.ts';
import type { StaffNames } from '#modules/audit/index.ts';
import { handRefundsOf } from '../ledger/hand-refunds.ts';
import type { PaymentEventRow, PaymentRow } from '../ledger/ledger-queries.ts';
import type { Attention } from '../office/attention.ts';
import type { RefundRow } from '../online/refund-queries.ts';

interface Facts {
  readonly events: readonly PaymentEventRow[];
  readonly refunds: readonly RefundRow[];
  readonly attention: Attention;
  readonly names: StaffNames;
  /** Whether the reader notes money by hand. */
  readonly mayChange: boolean;
}

const nameOf = (names: StaffNames, staffId: number | null): string | null =>
  staffId === null ? null : (names.get(String(staffId)) ?? null);

/** The refunds of a payment, those that were noted by hand too, oldest first. */
export function presentRefunds(
  payment: PaymentRow,
  { events, refunds, attention, names, mayChange }: Facts,
): RefundOfPayment[] {
  const asked = refunds
    .filter(({ paymentId }) => paymentId === payment.id)
    .map((row): RefundOfPayment => {
      const { id, createdAt, staffId, amountKopecks, reason, state, refusal } = row;
      return {
        id,
        at: createdAt.toISOString(),
        who: nameOf(names, staffId),
        by: payment.provider,
        amount: toRoubles(amountKopecks),
        reason,
        state,
        refusal: refusal && state === 'refused' ? refusalText(refusal) : null,
        attention: attention.refunds.get(id) ?? null,
        may_take_back: false,
      };
    });
  const noted = handRefundsOf(events, payment.id).map((event): RefundOfPayment => {
    const { reference, happenedAt, staffId, amountKopecks, note, isTakenBack } = event;
    return {
      id: reference,
      at: happenedAt.toISOString(),
      who: nameOf(names, staffId),
      by: 'hand',
      amount: toRoubles(amountKopecks),
      reason: note,
      state: isTakenBack ? 'taken back' : 'succeeded',
      refusal: null,
      attention: null,
      may_take_back: mayChange && !isTakenBack,
    };
  });
  return [...asked, ...noted].toSorted((one, other) => one.at.localeCompare(other.at));
}

/** Why money was not given back, and what to do. */
export function refusalText(reason: string): string {
  const { happened, next } = refundRefusalText(reason);
  return `${happened} ${next}`;
}
