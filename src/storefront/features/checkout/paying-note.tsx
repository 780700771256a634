import { useEffect, useState } from 'react';
import { orderPayingCalls } from '#contracts/calls/order-paying.ts';
import { payingNoteMessages as messages } from '#messages/orders/paying-note.ts';
import * as is from '../../api/answers/json.ts';
import { send } from '../../api/send.ts';
import { logFailure } from '../../log.ts';

/** How the shop takes payments: online, or as the manager says. */
export function PayingNote() {
  const [note, setNote] = useState<string>();
  useEffect(() => {
    send(orderPayingCalls.terms).then(
      ({ data }) => setNote(is.text(is.fieldsOf(data).note) || messages.byManager),
      (error: unknown) => {
        logFailure('the terms of paying were not loaded', error);
        setNote(messages.byManager);
      },
    );
  }, []);
  return note;
}
