import type { NotedReceipt, OrderReceipts } from '#contracts/admin/payments/receipts.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { receiptFaults as faults } from '#messages/office/receipts.ts';
import type { Member } from '#modules/audit/index.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import { invalid } from '#platform/errors/domain-error.ts';
import { readTypedTime } from '#platform/time/typed-time.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import {
  getOrderReceipts,
  type HeldReceipt,
  mayNote,
  type OfReceipt,
  type OrderReceiptsContext,
  onReceipt,
} from './order-receipts.ts';

/**
 * Notes what the receipt says that the till of the shop has printed, or `corrected` what was noted of it; registers take the day that is noted.
 * Throws `order_not_found`, `not_found`, and `invalid` for a time that cannot be and for a receipt that is not noted by hand.
 */
export async function noteReceipt(
  context: OrderReceiptsContext,
  of: OfReceipt,
  noted: NotedReceipt,
  member: Member,
  step: 'noted' | 'corrected' = 'noted',
): Promise<OrderReceipts> {
  const zone = await getTimeZone(context.db);
  await onReceipt(context, of, member, step, (held) => {
    const { row, at } = held;
    if (step === 'noted' && !mayNote(row)) throw invalid('non_field_errors', faults.printed);
    if (step === 'corrected' && row.state !== 'by_hand') {
      throw invalid('non_field_errors', faults.notNoted);
    }
    const known = step === 'corrected' ? row.registeredAt : null;
    return {
      state: 'by_hand',
      failure: null,
      refusalCode: null,
      fiscalStorage: noted.storage || null,
      fiscalDocument: noted.document,
      fiscalSign: noted.sign || null,
      link: noted.link || null,
      registeredAt: noted.at ? printedAt(noted.at, zone, held) : (known ?? at),
    };
  });
  return getOrderReceipts(context, of.number, member);
}

function printedAt(typed: string, zone: TimeZone, { order, at: now }: HeldReceipt): Date {
  const at = readTypedTime(typed, zone);
  if (!at) throw invalid('at', faults.noTime);
  if (at > now) throw invalid('at', faults.future);
  if (dateIn(at, zone) < dateIn(order.createdAt, zone)) throw invalid('at', faults.beforeOrder);
  return at;
}
