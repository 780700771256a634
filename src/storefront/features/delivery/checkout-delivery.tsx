import { useEffect, useRef, useState } from 'react';
import type { DeliveryQuote, QuoteRequest } from '#contracts/delivery.ts';
import { kmOf } from '#contracts/delivery-numbers.ts';
import { deliveryMessages as messages } from '#messages/orders/delivery.ts';
import { useStore } from '../../store.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CheckoutQuestions, type TypedDelivery } from './checkout-questions.tsx';
import {
  chosenHome,
  chosenTown,
  type Home,
  nameOfTown,
  plainTown,
  townOfCity,
  wishesOfHome,
} from './chosen-town.ts';
import { TownButton } from './town-button.tsx';
import { type QuoteState, quoteOf, useQuote } from './use-quote.ts';
import './checkout-delivery.css';

/** What an order says of its delivery. */
export type DeliveryWishes = Pick<
  QuoteRequest,
  'town' | 'district' | 'km' | 'floor' | 'lift' | 'assembly' | 'slot'
>;

/** What the customer wants, and what was counted last; null before the first answer. */
export interface CountedDelivery {
  readonly quote: DeliveryQuote | null;
  readonly wishes: DeliveryWishes;
}

interface Props {
  readonly lines: QuoteRequest['lines'];
  readonly city: string;
  readonly onCity: (city: string) => void;
  readonly isPickup: boolean;
  readonly typed: TypedDelivery;
  readonly onType: (typed: Partial<TypedDelivery>) => void;
  readonly onCounted: (counted: CountedDelivery | null) => void;
}

/** What delivery needs to know beside the address, and what it costs: counted anew with each change. */
export function CheckoutDelivery(props: Props) {
  const { lines, city, onCity, isPickup, typed, onType, onCounted } = props;
  const chosen = useStore(chosenTown, null);
  const home = useStore(chosenHome, null);
  useTownInCity(chosen, city, onCity, isPickup);
  const town = townOfCity(chosen, city);
  const wishes = wishesOf(town, home, typed);
  const isAsked = lines.length > 0 && (isPickup || town !== '');
  const request = isPickup ? { lines, pickup: true } : { lines, ...wishes };
  const { shown, isCounting, retry } = useQuote(isAsked ? { ...request, lines: [...lines] } : null);
  const taken = shown.state === 'slot taken' ? shown.slot : undefined;
  const isSlotGone = useFittingWishes(isPickup ? null : town, typed, taken, onType);
  const known = shown.state === 'there' ? shown.quote : undefined;
  useRemembered(isPickup ? undefined : known?.town, city);
  // What the shop has not understood or counted is left to a call.
  const isToldOf = isAsked && (isCounting || known !== undefined || shown.state === 'waiting');
  const counted = isToldOf ? JSON.stringify({ quote: known ?? null, wishes }) : null;
  useEffect(() => {
    onCounted(counted === null ? null : (JSON.parse(counted) as CountedDelivery));
  }, [counted, onCounted]);
  return (
    <div className="checkout__whole checkout-delivery" aria-busy={isCounting}>
      {!isPickup && <CheckoutQuestions quote={quoteOf(shown)} typed={typed} onType={onType} />}
      {known?.asks.assembly && (
        <Checkbox
          label={messages.assembly}
          checked={typed.isAssembled}
          onChange={(event) => onType({ isAssembled: event.target.checked })}
        />
      )}
      {isSlotGone && <p role="status">{messages.slotTaken}</p>}
      <Outcome shown={shown} city={city} isPickup={isPickup} onRetry={retry} />
    </div>
  );
}

/**
 * What was asked about another town, and hours that others have taken, are not wished any more: the order is counted without them. Answers
 * whether hours were taken and no others are chosen since.
 */
function useFittingWishes(
  town: string | null,
  { slot, km, district }: TypedDelivery,
  taken: string | undefined,
  onType: Props['onType'],
): boolean {
  const last = useRef(town);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const isTaken = slot !== '' && slot === taken;
    if (isTaken) setGone(true);
    else if (slot !== '') setGone(false);
    // A place where the order is fetched is no other town: going back to delivery finds what was typed (row 73).
    const isOther = town !== null && last.current !== null && last.current !== town;
    last.current = town ?? last.current;
    if (isOther && `${slot}${km}${district}` !== '') onType({ slot: '', km: '', district: '' });
    else if (isTaken) onType({ slot: '' });
  });
  return isGone;
}

function wishesOf(
  town: string,
  home: Home | null,
  { isAssembled, slot, km, district }: TypedDelivery,
): DeliveryWishes {
  return {
    town,
    ...wishesOfHome(home),
    ...(isAssembled && { assembly: true }),
    ...(slot !== '' && { slot }),
    ...(kmOf(km) && { km: kmOf(km) }),
    ...(district !== '' && { district }),
  };
}

/** A town that was typed and understood is the chosen one from now on. */
function useRemembered(town: DeliveryQuote['town'] | undefined, city: string): void {
  const key = town && plainTown(town.name) === plainTown(city) ? town.key : null;
  useEffect(() => {
    if (key !== null && chosenTown.get() !== key) chosenTown.set(key);
  }, [key]);
}

/** The chosen town is filled in where none is typed; another city drops it (the town is never assumed). */
function useTownInCity(
  chosen: string | null,
  city: string,
  onCity: (city: string) => void,
  isPickup: boolean,
): void {
  const last = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (isPickup) return;
    const [before, typed] = [last.current, city.trim()];
    last.current = chosen;
    if (chosen === null) return;
    const name = nameOfTown(chosen);
    if (plainTown(name) === plainTown(typed)) return;
    const isChosenNow = before !== undefined && before !== chosen;
    if (isChosenNow || typed === '') {
      // An emptied field stays empty, so that another city can be typed.
      if (isChosenNow || before === undefined) onCity(name);
    } else if (before !== undefined) chosenTown.set(null);
  }, [chosen, city, onCity, isPickup]);
}

interface OutcomeProps {
  readonly shown: QuoteState;
  readonly city: string;
  readonly isPickup: boolean;
  readonly onRetry: () => void;
}

/** The day of the order, or what is to be told first. */
function Outcome({ shown, city, isPickup, onRetry }: OutcomeProps) {
  if (shown.state === 'refused')
    return (
      <p role="status">
        {shown.town} <TownButton typed={city.trim()} />
      </p>
    );
  if (shown.state === 'failed')
    return (
      <p role="status">
        {messages.failed}{' '}
        <Button appearance="link" onClick={onRetry}>
          {messages.retry}
        </Button>
      </p>
    );
  if (shown.state !== 'there') return null;
  const { promise, promise_text: days } = shown.quote;
  if (!promise) return <p role="status">{messages.dayByPhone}</p>;
  return <p role="status">{isPickup ? messages.ready(days) : messages.comes(days)}</p>;
}
