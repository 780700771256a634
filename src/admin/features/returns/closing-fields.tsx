import { useState } from 'react';
import type { ReturnCard, ReturnStep } from '#contracts/admin/returns/returns.ts';
import { normaliseOrderNumber } from '#contracts/order-number.ts';
import {
  type ReturnFate,
  type ReturnSettlement,
  type ReturnWish,
  returnFates,
  returnWishes,
  settlementsOf,
} from '#contracts/return-states.ts';
import {
  returnFateNames,
  settlementNames,
  settlementsAbout,
  returnWords as words,
} from '#messages/office/returns.ts';
import { returnedGoods } from '#messages/words/returned-goods.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useExchange } from './queries.ts';

/** What a return ends with, and what becomes of money that is left where it does not go back. */
export function ClosingFields({ card }: { card: ReturnCard }) {
  const [outcome, setOutcome] = useState<string>(card.wish);
  const [typed, type] = useState('');
  const [settlement, settle] = useState('');
  const number = normaliseOrderNumber(typed);
  const [fate, setFate] = useState<ReturnFate>('discounted');
  const { left, lines } = card;
  const isNotMended = card.wish === 'mending' && outcome !== 'mending';
  const settlements = left > 0 ? settlementsOf[outcome as ReturnWish] : [];
  const count = lines.reduce((all, { quantity }) => all + quantity, 0);
  return (
    <>
      <Choice
        name="outcome"
        label={words.outcome}
        value={outcome}
        options={returnWishes.map((value) => ({ value, name: words.outcomes[value] }))}
        onChange={setOutcome}
      />
      {outcome === 'exchange' && (
        <Field
          name="replacement"
          label={words.replacementField}
          hint={words.replacementHint}
          autoComplete="off"
          maxLength={20}
          value={typed}
          onChange={type}
        />
      )}
      {isNotMended && (
        <SelectField
          name="fate"
          label={words.fateOfUnmended}
          value={fate}
          options={returnFates.map((value) => [value, returnFateNames[value]] as const)}
          onChange={setFate}
        />
      )}
      {left > 0 && <p>{words.leftToGive(left, returnedGoods(count))}</p>}
      {settlements.length > 0 && (
        <Choice
          key={outcome}
          onChange={settle}
          name="settlement"
          label={words.settlement}
          options={settlements.map((value) => ({
            value,
            name: settlementNames[value],
            about: settlementsAbout[value],
          }))}
        />
      )}
      {number && outcome === 'exchange' && settlement === 'counted' && (
        <Counted id={card.id} number={number} />
      )}
    </>
  );
}

/** What an order instead takes of the money, what goes back, and what is noted in both orders. */
function Counted({ id, number }: { id: number; number: string }) {
  const { data, error } = useExchange(id, number);
  const fault = error instanceof ApiFailure ? Object.values(error.fields).flat()[0] : undefined;
  if (data) return <p role="status">{words.countedIn(data)}</p>;
  return error && <p role="status">{fault ?? error.message}</p>;
}

/** What the fields say, or what is wrong with them. */
export function closingOf(
  { wish, left }: ReturnCard,
  {
    outcome: said,
    replacement = '',
    settlement = '',
    fate = '',
    note = '',
  }: Readonly<Record<string, string>>,
): ReturnStep | ApiFailure {
  const outcome = (said ?? wish) as ReturnWish;
  if (left > 0 && outcome !== 'money' && settlement === '') {
    return new ApiFailure(400, { settlement: [words.chooseSettlement] });
  }
  return {
    to: 'closed',
    outcome,
    replacement: replacement.trim(),
    settlement: (settlement || null) as ReturnSettlement | null,
    fate: (fate || null) as ReturnFate | null,
    note,
  };
}
