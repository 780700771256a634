import { type ReactNode, useEffect, useState } from 'react';
import { orderPayingCalls } from '#contracts/calls/order-paying.ts';
import { prepaymentOf, toKopecks, toRoubles } from '#contracts/money.ts';
import { checkoutMessages } from '#messages/orders/checkout.ts';
import { payingNoteMessages as messages } from '#messages/orders/paying-note.ts';
import * as is from '../../api/answers/json.ts';
import { send } from '../../api/send.ts';
import { logFailure } from '../../log.ts';
import { Price } from '../../ui/price.tsx';

interface Told {
  readonly note: string;
  readonly onlyWhole: boolean;
}

const USUAL: Told = { note: messages.byManager, onlyWhole: false };

/** How the shop takes payments; undefined until it is known. */
function useTold(): Told | undefined {
  const [told, setTold] = useState<Told>();
  useEffect(() => {
    send(orderPayingCalls.terms).then(
      ({ data }) => {
        const { note, only_whole: onlyWhole } = is.fieldsOf(data);
        setTold({ note: is.text(note) || USUAL.note, onlyWhole: is.flag(onlyWhole) });
      },
      (error: unknown) => {
        logFailure('the terms of paying were not loaded', error);
        setTold(USUAL);
      },
    );
  }, []);
  return told;
}

/** How the shop takes payments: online, or as the manager says. */
export const PayingNote = (): ReactNode => useTold()?.note;

/** Half of what is payable, labelled as such; nothing where the shop takes whole payments alone. */
export function PrepaymentDue({ payable }: { readonly payable: number }): ReactNode {
  const told = useTold();
  if (!told || told.onlyWhole) return null;
  return (
    <p className="checkout__due">
      {checkoutMessages.amountDue}{' '}
      <Price amount={toRoubles(prepaymentOf(toKopecks(payable)))} kopecks />{' '}
      {checkoutMessages.prepaymentLabel}
    </p>
  );
}
