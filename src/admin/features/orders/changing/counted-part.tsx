import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { changeGoodsWords as words } from '#messages/office/change-goods.ts';
import { notCounted } from '#messages/office/not-counted.ts';
import { chargeNames } from '#messages/orders/charges.ts';
import { formatPrice } from '#messages/words/price.ts';
import { ApiFailure } from '../../../api/call-api.ts';
import { Check } from '../../../ui/check.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useRested } from '../../../ui/use-rested.ts';
import { type QuotedGoods, useQuote } from '../quoting/quote-queries.ts';
import type { DraftPlace } from './changed-place.tsx';
import { askedAdded, askedWhole, changedCharges, laterDays } from './counted-anew.ts';
import type { DraftLine } from './goods-draft.ts';

/** What delivery of a changed order costs and when it comes, as the shop counts it now. */
export function useCountedAnew(
  order: OrderCard,
  lines: readonly DraftLine[],
  place: DraftPlace | null,
) {
  const whole = useRestedQuote(askedWhole(order, lines, place));
  const added = useRestedQuote(askedAdded(order, lines, place));
  return {
    isCounting: whole.isCounting || added.isCounting,
    charges: whole.data ? changedCharges(order, whole.data) : [],
    calls: whole.data?.calls ?? [],
    days: added.data && laterDays(order, added.data),
    daysText: added.data?.promise_text ?? '',
    isDayUnknown: added.data?.promise === null,
    isTownUnknown: [whole, added].some(
      ({ error }) => error instanceof ApiFailure && error.fields.town !== undefined,
    ),
  };
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

/** Whether what was counted goes with the change. */
export interface Takes {
  readonly charges?: boolean;
  readonly days?: boolean;
}

interface Props {
  readonly order: OrderCard;
  readonly counted: ReturnType<typeof useCountedAnew>;
  readonly takes: Required<Takes>;
  readonly onChange: (takes: Takes) => void;
}

const amountText = (roubles: number | null) =>
  roubles === null ? words.noCharge : formatPrice(roubles);

/** Offers what was counted anew, to go with the change. */
export function CountedPart({ order, counted, takes, onChange }: Props) {
  const { charges, calls, days, daysText, isDayUnknown, isTownUnknown } = counted;
  return (
    <div aria-live="polite">
      {charges.length > 0 && (
        <Check
          name="charges"
          checked={takes.charges}
          onChange={({ target }) => onChange({ charges: target.checked })}
        >
          {words.countedCharges(
            charges.map(({ kind, before, after }) =>
              words.countedCharge(chargeNames[kind], amountText(before), amountText(after)),
            ),
          )}
        </Check>
      )}
      {days && (
        <Check
          name="days"
          checked={takes.days}
          onChange={({ target }) => onChange({ days: target.checked })}
        >
          {words.countedDays(daysText, order.promise_text ?? '')}
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
    </div>
  );
}
