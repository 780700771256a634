import { useState } from 'react';
import type { OrderReturns } from '#contracts/order-returns.ts';
import { MOST_PHOTOGRAPHS, takesPhotographs } from '#contracts/return-states.ts';
import { photographNumber, photographWords as words } from '#messages/orders/return-photographs.ts';
import { Button } from '../../../ui/button.tsx';
import { addressOfPhotograph, sendPhotographs, type UnsentPhotographs } from './photographs-api.ts';
import { PhotographsField } from './photographs-field.tsx';
import type { ShownReturn } from './returns-api.ts';
import { useChosenPhotographs } from './use-chosen-photographs.ts';

interface Props {
  token: string;
  one: ShownReturn;
  /** Photographs that did not come with the return. */
  unsent: UnsentPhotographs | undefined;
  onChange: (returns: OrderReturns) => void;
}

/** The photographs of a return. While it is open more can be added, five in all. */
export function GivenPhotographs({ token, one, unsent, onChange }: Props) {
  const { id, photographs: given, state } = one;
  const chosen = useChosenPhotographs(given.length, unsent);
  const [pending, setPending] = useState(false);
  const [isSent, setSent] = useState(false);
  const send = async () => {
    setPending(true);
    setSent(false);
    const sent = await sendPhotographs(token, id, chosen.chosen);
    chosen.keep(sent.unsent);
    if (sent.returns) onChange(sent.returns);
    setSent(sent.unsent.chosen.length === 0);
    setPending(false);
  };
  const mayAdd = takesPhotographs(state) && given.length < MOST_PHOTOGRAPHS;
  return (
    <>
      {given.length > 0 && (
        <ul className="goods-return__photographs">
          {given.map((photograph, place) => {
            const address = addressOfPhotograph(token, id, photograph);
            return (
              <li key={photograph}>
                <a href={address} target="_blank" rel="noreferrer">
                  <img
                    src={address}
                    alt={photographNumber(place + 1, given.length)}
                    loading="lazy"
                  />
                </a>
              </li>
            );
          })}
        </ul>
      )}
      {mayAdd && (
        <PhotographsField
          legend={words.title}
          label={given.length > 0 ? words.add : words.choose}
          photographs={chosen}
          disabled={pending}
        />
      )}
      {mayAdd && chosen.chosen.length > 0 && (
        <Button appearance="primary" pending={pending || chosen.isReading} onClick={send}>
          {words.send}
        </Button>
      )}
      <div role="status">{isSent && words.sent}</div>
    </>
  );
}
