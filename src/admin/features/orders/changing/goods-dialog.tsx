import { useState } from 'react';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { changeGoodsWords as words } from '#messages/office/change-goods.ts';
import { ApiFailure, call } from '../../../api/call-api.ts';
import { orderWorkCalls } from '../../../api/endpoints/orders.ts';
import { Check } from '../../../ui/check.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { say } from '../../../ui/toasts.tsx';
import { AgreementFields } from '../agreement-fields.tsx';
import { Conflict } from '../conflict.tsx';
import { useCardChange } from '../queries.ts';
import { useSeenVersion } from '../use-seen-version.ts';
import type { WorkCall } from '../work-calls.ts';
import { ChangedLines } from './changed-lines.tsx';
import { ChangedPlace } from './changed-place.tsx';
import { type CountedDays, chosenCharges, payableAfter } from './counted-anew.ts';
import { CountedPart, isDayTaken, isTaken, type Takes, useCountedAnew } from './counted-part.tsx';
import {
  addedLine,
  type DraftLine,
  linesOf,
  mergedLines,
  sumOf,
  waitingOf,
  wantedOf,
} from './goods-draft.ts';
import { GoodsPicker } from './goods-picker.tsx';
import { type DraftPlace, placeOf, placeOfOffer, wantedPlace } from './place-draft.ts';

interface Props {
  readonly order: OrderCard;
  readonly onClose: () => void;
}

/** Changes goods and address of an order, where its customer has agreed, or asks them. */
export function GoodsDialog({ order, onClose }: Props) {
  const { version, refused } = useSeenVersion(order.version);
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const [lines, setLines] = useGoodsDraft(order, version);
  const [place, setPlace] = useState<DraftPlace | null>(() => placeOfOffer(order));
  const [takes, setTakes] = useState<Takes>({});
  const counted = useCountedAnew(order, lines, place);
  const isMoved = place !== null;
  const charges = chosenCharges(counted.charges, (one) => isTaken(takes, one, order, isMoved));
  const [isAgreed, setAgreed] = useState(false);
  const { number } = order;
  const change = useCardChange(
    number,
    (body: Omit<WorkCall<'goods'>['body'], 'version'>) =>
      call(orderWorkCalls.goods, { params: { number }, body: { ...body, version } }),
    (_, card) => {
      const isAsked = card.view === 'whole' && card.offers.at(-1)?.state === 'offered';
      say(isAgreed ? words.saved : isAsked ? words.asked : words.withdrawn);
      onClose();
    },
  );
  const save = (values: Record<string, string>) => {
    const wanted = wantedOf(lines);
    setWrong(wanted instanceof ApiFailure ? wanted : null);
    if (wanted instanceof ApiFailure) return;
    const to = place && wantedPlace(place, order);
    setWrong(to instanceof ApiFailure ? to : null);
    if (to instanceof ApiFailure) return;
    const { agreed, letter } = values;
    change.mutate(
      {
        lines: wanted,
        place: to,
        charges,
        days: daysOf(counted.days, takes),
        agreed: isAgreed ? (agreed ?? '').trim() : null,
        letter: letter !== undefined,
      },
      { onError: refused },
    );
  };
  const sum = sumOf(lines);
  const hasLeft = order.status === 'shipped';
  return (
    <Dialog title={words.title(number)} onClose={onClose}>
      <Conflict failure={change.error} delivery={order.delivery_type} />
      <Form failure={wrong ?? aboveFields(change.error)} onSubmit={save}>
        {waitingOf(order) && <Notice>{words.offerWaits}</Notice>}
        <p className="page__about">{words.about}</p>
        {hasLeft ? (
          <Notice>{words.hasLeft}</Notice>
        ) : (
          <>
            <ChangedLines lines={lines} onChange={setLines} />
            <GoodsPicker
              chosen={new Set(lines.map(({ variant }) => variant))}
              onPick={(goods) => setLines([...lines, addedLine(goods)])}
            />
          </>
        )}
        <p className="changed-lines__sums">
          <span>{words.goodsBefore(order.total)}</span>
          {sum !== undefined && sum !== order.total && <strong>{words.goodsAfter(sum)}</strong>}
        </p>
        {!(hasLeft && order.delivery_type === 'pickup') && (
          <Check
            name="place"
            checked={place !== null}
            onChange={({ target }) => setPlace(target.checked ? placeOf(order) : null)}
          >
            {hasLeft ? words.address : words.place}
          </Check>
        )}
        {place && <ChangedPlace order={order} place={place} onChange={setPlace} />}
        <CountedPart
          order={order}
          counted={counted}
          takes={takes}
          isMoved={isMoved}
          onChange={(change) => setTakes({ ...takes, ...change })}
        />
        {sum !== undefined && payableAfter(order, sum, charges) !== order.payable && (
          <p className="changed-lines__sums">
            <span>{words.wholeBefore(order.payable)}</span>
            <strong>{words.wholeAfter(payableAfter(order, sum, charges))}</strong>
          </p>
        )}
        <AgreementFields
          order={order}
          isAgreed={isAgreed}
          onChange={setAgreed}
          agreedAbout={words.isAgreedAbout}
        />
        <DialogActions label={words.save} isPending={change.isPending || counted.isCounting} />
      </Form>
    </Dialog>
  );
}

/** The lines as typed. Of a new `version` that is shown after a refusal, what was not typed is as the order has it now. */
function useGoodsDraft(order: OrderCard, version: number) {
  const [draft, setDraft] = useState(() => {
    const base = linesOf(order);
    return { version, base, lines: base as readonly DraftLine[] };
  });
  if (draft.version !== version && order.version === version) {
    const base = linesOf(order);
    setDraft({ version, base, lines: mergedLines(draft.lines, draft.base, base) });
  }
  const setLines = (lines: readonly DraftLine[]) => setDraft((known) => ({ ...known, lines }));
  return [draft.lines, setLines] as const;
}

/** As the API takes them; null: the promise stays. */
const daysOf = (days: CountedDays | undefined, takes: Takes) =>
  days && isDayTaken(takes, days) ? { from: days.from, to: days.to } : null;

/** What is wrong with the lines belongs to no field: it stands above them. */
function aboveFields(failure: Error | null): Error | null {
  const lines = failure instanceof ApiFailure ? failure.fields.lines : undefined;
  return lines ? new ApiFailure(400, { non_field_errors: lines }) : failure;
}
