import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ReturnCard } from '#contracts/admin/returns/returns.ts';
import { MOST_PHOTOGRAPHS, takesPhotographs } from '#contracts/return-states.ts';
import { officeMessages } from '#messages/office/common.ts';
import { returnPhotographWords as words } from '#messages/office/return-photographs.ts';
import { photographNumber } from '#messages/orders/return-photographs.ts';
import { addressOf } from '../../api/call-api.ts';
import { returnsCalls } from '../../api/endpoints/returns.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AddPhotograph } from './add-photograph.tsx';

/** What the customer shows of the goods: small pictures, each opens large. Members add those that came otherwise. */
export function ReturnPhotographs({ card: { id, state, photographs } }: { card: ReturnCard }) {
  const [opened, setOpened] = useState<number>();
  const mayAdd = takesPhotographs(state) && photographs.length < MOST_PHOTOGRAPHS;
  if (photographs.length === 0 && !mayAdd) return null;
  const all = photographs.length;
  const shown = photographs.map((photograph, place) => ({
    photograph,
    src: addressOf(returnsCalls.photograph.url, { id, photograph }),
    alt: photographNumber(place + 1, all),
  }));
  const large = opened === undefined ? undefined : shown[opened];
  return (
    <section className="section">
      <h2>{words.title}</h2>
      {all > 0 && (
        <ul className="return-card__photographs">
          {shown.map(({ photograph, src, alt }, place) => (
            <li key={photograph}>
              <AriaButton aria-label={words.open(place + 1, all)} onPress={() => setOpened(place)}>
                <img src={src} alt={alt} loading="lazy" />
              </AriaButton>
            </li>
          ))}
        </ul>
      )}
      {mayAdd && <AddPhotograph id={id} />}
      {large && opened !== undefined && (
        <Dialog title={large.alt} onClose={() => setOpened(undefined)}>
          <img className="return-photograph" src={large.src} alt={large.alt} />
          <div className="form__actions">
            {all > 1 && (
              <>
                <Button onPress={() => setOpened((opened + all - 1) % all)}>
                  {words.previous}
                </Button>
                <Button onPress={() => setOpened((opened + 1) % all)}>{words.next}</Button>
              </>
            )}
            <Button look="quiet" onPress={() => setOpened(undefined)}>
              {officeMessages.close}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
