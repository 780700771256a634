import { useState } from 'react';
import type { OrderSlot as Slot } from '#contracts/order-slot.ts';
import { ShopError } from '#contracts/shop.ts';
import { orderSlotMessages as messages } from '#messages/orders/order-slot.ts';
import type { ShownOrder } from '../../api/answers/order-page.ts';
import { logFailure } from '../../log.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { chooseSlot, getSlot, type SlotOwner } from './order-slot-api.ts';

interface Props {
  owner: SlotOwner;
  onChange: (order: ShownOrder) => void;
}

/** The hours in which the order comes; nothing where there are none to choose. */
export function OrderSlot({ owner, onChange }: Props) {
  const slot = useLoaded(
    () => getSlot(owner),
    (error) => logFailure('the hours of the order were not loaded', error),
  );
  if (slot.state !== 'done' || slot.data.slots.length === 0) return null;
  return <Choice given={slot.data} owner={owner} onChange={onChange} />;
}

type Hours = NonNullable<Slot['chosen']>;

const hoursText = ({ day, from, to }: Hours): string => messages.of(day, from, to);

function Choice({ given, owner, onChange }: Props & { given: Slot }) {
  const [known, setKnown] = useState(given);
  const [key, setKey] = useState(given.chosen?.key ?? '');
  const [said, setSaid] = useState<{ isFault: boolean; text: string }>();
  const [pending, setPending] = useState(false);
  const choose = async () => {
    setPending(true);
    setSaid(undefined);
    try {
      onChange(await chooseSlot(owner, key));
      const hours = [known.chosen, ...known.slots].find((one) => one?.key === key);
      setSaid({ isFault: false, text: hours ? messages.chosen(hoursText(hours)) : '' });
    } catch (error) {
      logFailure('the hours were not chosen', error);
      const isRefused = error instanceof ShopError && [409, 429].includes(error.status);
      setSaid({ isFault: true, text: isRefused ? error.message : messages.failed });
    }
    // Others may have taken some meanwhile.
    await getSlot(owner).then(setKnown, (error: unknown) =>
      logFailure('the hours of the order were not loaded', error),
    );
    setPending(false);
  };
  return (
    <form
      className="order-slot"
      onSubmit={(event) => {
        event.preventDefault();
        void choose();
      }}
    >
      <SelectField
        label={messages.title}
        value={key}
        required
        onChange={(event) => setKey(event.target.value)}
        options={optionsOf(known)}
      />
      <Button type="submit" pending={pending}>
        {messages.choose}
      </Button>
      <p className="soft">{messages.price}</p>
      <div role="status">{said?.isFault === false && <p>{said.text}</p>}</div>
      {said?.isFault && <Notice tone="error">{said.text}</Notice>}
    </form>
  );
}

/** The chosen hours may be full by now, so that they are not among those that are offered. */
function optionsOf({ chosen, slots }: Slot) {
  const isOffered = slots.some(({ key }) => key === chosen?.key);
  return [
    ...(chosen ? [] : [{ value: '', label: messages.any }]),
    ...(chosen && !isOffered ? [chosen, ...slots] : slots).map((one) => ({
      value: one.key,
      label: hoursText(one),
    })),
  ];
}
