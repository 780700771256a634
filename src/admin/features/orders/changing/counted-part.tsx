import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { DeliveryQuote } from '#contracts/delivery.ts';
import type { ChargeKind } from '#contracts/order-states.ts';
import { changeGoodsWords as words } from '#messages/office/change-goods.ts';
import { notCounted } from '#messages/office/not-counted.ts';
import { chargeNames } from '#messages/orders/charges.ts';
import { formatPrice } from '#messages/words/price.ts';
import { formatNearDate } from '#messages/words/shop-time.ts';
import { ApiFailure } from '../../../api/call-api.ts';
import { Check } from '../../../ui/check.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useRested } from '../../../ui/use-rested.ts';
import { type QuotedGoods, useQuote } from '../quoting/quote-queries.ts';
import {
  askedAdded,
  askedWhole,
  type ChangedCharge,
  type CountedDays,
  changedCharges,
  droppedDay,
  isAllThere,
  isMoved,
  otherDays,
  untoldDelivery,
} from './counted-anew.ts';
import { type DraftLine, waitingOf } from './goods-draft.ts';
import { type DraftPlace, isOtherWay } from './place-draft.ts';

/** What delivery of a changed order costs and when it comes, as the shop counts it now. */
export function useCountedAnew(
  order: OrderCard,
  lines: readonly DraftLine[],
  place: DraftPlace | null,
) {
  const moved = isMoved(order, place);
  const isWhole = isAllThere(order, lines);
  const whole = useRestedQuote(askedWhole(order, lines, place));
  const added = useRestedQuote(moved && isWhole ? undefined : askedAdded(order, lines, place));
  const isTownUnknown = [whole, added].some(
    ({ error }) => error instanceof ApiFailure && error.fields.town !== undefined,
  );
  const ofDays = { whole: isWhole ? whole.data : undefined, added: added.data };
  const counted = moved ? (ofDays.whole ?? ofDays.added) : ofDays.added;
  return {
    isCounting: whole.isCounting || added.isCounting,
    charges: chargesOf(order, place, { quote: whole.data, isTownUnknown }),
    calls: whole.data?.calls ?? [],
    days: otherDays(order, ofDays, { isMoved: moved }),
    isDayUnknown:
      counted?.promise === null || (moved && isTold(place) && !counted && !whole.isCounting),
    isTownUnknown,
    isOtherWay: isOtherWay(place, order),
  };
}

/** Whether it is said where it goes. */
const isTold = (place: DraftPlace | null): boolean =>
  place?.way === 'pickup' || place?.town.trim() !== '';

function chargesOf(
  order: OrderCard,
  place: DraftPlace | null,
  {
    quote,
    isTownUnknown,
  }: { readonly quote: DeliveryQuote | undefined; readonly isTownUnknown: boolean },
) {
  if (isTownUnknown) return untoldDelivery(order);
  return quote ? changedCharges(order, quote, place) : [];
}

function useRestedQuote(asked: QuotedGoods | undefined) {
  const text = JSON.stringify(asked ?? null);
  const rested = useRested(text);
  const found = useQuote(JSON.parse(rested) ?? undefined);
  if (text === 'null') return { isCounting: false, error: null, data: undefined };
  const isCounting = rested !== text || found.isFetching;
  const isKnown = !isCounting && !found.error;
  return { isCounting, error: found.error, data: isKnown ? found.data : undefined };
}

/** The ticks that the member has set or removed; one that is absent has its default. */
export type Takes = Partial<Record<ChargeKind | 'days', boolean>>;

/**
 * Works follow the goods. The price of delivery may have been agreed otherwise: it is another one where the address is. Of what a customer is asked
 * about, what is asked goes on, and what was not taken before is not taken by itself.
 */
export const isTaken = (
  takes: Takes,
  { kind }: ChangedCharge,
  order: OrderCard,
  isMoved: boolean,
): boolean => takes[kind] ?? isTakenAtFirst(kind, order, isMoved);

function isTakenAtFirst(kind: ChargeKind, order: OrderCard, isMoved: boolean): boolean {
  const waiting = waitingOf(order);
  if (waiting) return waiting.changes.some((change) => change.kind === kind);
  return isMoved || kind !== 'delivery';
}

/** The promise that goes with the change; one that was made before is not moved up by itself. */
export const isDayTaken = (takes: Takes, days: CountedDays): boolean =>
  takes.days ?? !days.isSooner;

interface Props {
  readonly order: OrderCard;
  readonly counted: ReturnType<typeof useCountedAnew>;
  readonly takes: Takes;
  /** Whether the address is another one. */
  readonly isMoved: boolean;
  readonly onChange: (takes: Takes) => void;
}

const sumText = (roubles: number | null): string =>
  roubles === null ? words.noCharge : formatPrice(roubles);

function chargeText(
  { kind, before, asked, after }: ChangedCharge,
  calls: ReturnType<typeof useCountedAnew>['calls'],
  isTownUnknown: boolean,
): string {
  const name = chargeNames[kind];
  const isTold = isTownUnknown || calls.some((call) => call.kind === kind);
  if (after === before) return words.chargeStays(name, sumText(before), sumText(asked));
  if (after === null) return words.chargeGone(name, formatPrice(before ?? 0), isTold);
  return before === null
    ? words.chargeNew(name, formatPrice(after))
    : words.countedCharge(name, formatPrice(before), formatPrice(after));
}

/** Offers what was counted anew, to go with the change. */
export function CountedPart({ order, counted, takes, isMoved, onChange }: Props) {
  const { charges, calls, days, isDayUnknown, isTownUnknown, isOtherWay } = counted;
  const taken = days && isDayTaken(takes, days) ? days : undefined;
  const dropped = droppedDay(order, taken, { isOtherWay });
  return (
    <div aria-live="polite">
      {charges.length > 0 && <p>{words.countedCharges}</p>}
      {charges.map((charge) => (
        <Check
          key={charge.kind}
          name={`charge-${charge.kind}`}
          checked={isTaken(takes, charge, order, isMoved)}
          onChange={({ target }) => onChange({ [charge.kind]: target.checked })}
        >
          {chargeText(charge, calls, isTownUnknown)}
        </Check>
      ))}
      {days && (
        <Check
          name="days"
          checked={isDayTaken(takes, days)}
          onChange={({ target }) => onChange({ days: target.checked })}
        >
          {words.countedDays(days.text, order.promise_text)}
        </Check>
      )}
      {isTownUnknown && <Notice>{words.notCounted}</Notice>}
      {calls.length > 0 && (
        <Notice>
          {calls.map(({ kind, title, cause }) => (
            <p key={kind}>{words.notCountedPart(title, notCounted[cause])}</p>
          ))}
        </Notice>
      )}
      {isDayUnknown && <Notice>{words.dayYourself}</Notice>}
      {dropped && <Notice>{words.dayDrops(formatNearDate(dropped))}</Notice>}
    </div>
  );
}
