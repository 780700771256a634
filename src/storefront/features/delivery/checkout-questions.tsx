import { useId, useState } from 'react';
import type { DeliveryQuote } from '#contracts/delivery.ts';
import { MOST_FLOORS, MOST_KM } from '#contracts/delivery-bounds.ts';
import { floorOf, kmOf } from '#contracts/delivery-numbers.ts';
import { type LiftKind, liftKinds } from '#contracts/lift-kinds.ts';
import { deliveryMessages as messages } from '#messages/orders/delivery.ts';
import { deliveryQuestions as questions } from '#messages/orders/delivery-questions.ts';
import { formatPrice } from '#messages/words/price.ts';
import { useStore } from '../../store.ts';
import { useCurrency } from '../../ui/currency.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { FieldError, TextField } from '../../ui/text-field.tsx';
import { chosenHome, type Home } from './chosen-town.ts';

/** What is typed beside town, floor and lift. */
export interface TypedDelivery {
  readonly isAssembled: boolean;
  readonly slot: string;
  readonly km: string;
  readonly district: string;
}

interface Props {
  readonly quote: DeliveryQuote | undefined;
  readonly typed: TypedDelivery;
  readonly onType: (typed: Partial<TypedDelivery>) => void;
}

/** What delivery asks about the place, as far as its price depends on it. */
export function CheckoutQuestions({ quote, typed, onType }: Props) {
  if (!quote) return null;
  const { asks, districts, slots } = quote;
  const { km } = typed;
  return (
    <div className="checkout-delivery__questions">
      {districts.length > 0 && (
        <SelectField
          label={messages.district}
          value={typed.district}
          onChange={(event) => onType({ district: event.target.value })}
          options={[
            { value: '', label: messages.anyDistrict },
            ...districts.map((one) => ({ value: one, label: one })),
          ]}
        />
      )}
      {asks.km && (
        <TextField
          label={messages.km}
          hint={questions.kmHint}
          error={km.trim() !== '' && !kmOf(km) && questions.kmWrong(MOST_KM)}
          inputMode="decimal"
          maxLength={12}
          value={km}
          onChange={(event) => onType({ km: event.target.value })}
        />
      )}
      {asks.floor && <FloorAndLift />}
      {(slots.length > 0 || typed.slot !== '') && (
        <Slots slots={slots} chosen={typed.slot} onChoose={(slot) => onType({ slot })} />
      )}
    </div>
  );
}

/** Both are asked for, and neither is assumed. What is no floor stays in its field and is not remembered. */
function FloorAndLift() {
  const home = useStore(chosenHome, null);
  const [floor, setFloor] = useState(home?.floor ?? '');
  const lift = home?.lift ?? '';
  const keep = (change: Partial<Home>) => {
    const { floor: known = '', lift: kind = '' } = chosenHome.get() ?? {};
    chosenHome.set({ floor: known, lift: kind, ...change });
  };
  const isFloor = floorOf(floor) !== undefined;
  const isLiftWanted = isFloor && lift === '';
  const errorId = useId();
  return (
    <>
      <TextField
        label={messages.floor}
        hint={questions.floorHint}
        error={floor.trim() !== '' && !isFloor && questions.floorWrong(MOST_FLOORS)}
        inputMode="numeric"
        maxLength={12}
        value={floor}
        onChange={({ target: { value } }) => {
          setFloor(value);
          keep({ floor: floorOf(value) ? value.trim() : '' });
        }}
      />
      <div>
        <SelectField
          label={messages.lift}
          value={lift}
          aria-invalid={isLiftWanted || undefined}
          aria-describedby={isLiftWanted ? errorId : undefined}
          onChange={(event) => keep({ lift: event.target.value as LiftKind | '' })}
          options={[
            { value: '', label: questions.chooseLift },
            ...liftKinds.map((value) => ({ value, label: messages.lifts[value] })),
          ]}
        />
        <FieldError id={errorId}>{isLiftWanted && questions.liftWanted}</FieldError>
      </div>
    </>
  );
}

interface SlotsProps {
  readonly slots: DeliveryQuote['slots'];
  readonly chosen: string;
  readonly onChoose: (slot: string) => void;
}

function Slots({ slots, chosen, onChoose }: SlotsProps) {
  const currency = useCurrency();
  return (
    <SelectField
      label={messages.slot}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      options={[
        { value: '', label: messages.slotAny },
        ...slots.map(({ key, day, from, to, price }) => ({
          value: key,
          label: messages.slotOf(day, from, to, price ? formatPrice(price, { currency }) : ''),
        })),
      ]}
    />
  );
}
