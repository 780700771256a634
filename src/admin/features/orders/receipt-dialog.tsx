import { useState } from 'react';
import type { ReceiptOfOrder, receiptsEndpoints } from '#contracts/admin/payments/receipts.ts';
import { officeMessages } from '#messages/office/common.ts';
import { receiptWords as words } from '#messages/office/receipts.ts';
import { type Call, call } from '../../api/call-api.ts';
import { receiptsCalls } from '../../api/endpoints/payments.ts';
import { useViewer } from '../../api/session.ts';
import { DayField } from '../../ui/day-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { onShopClock } from '../../ui/shop-clock.ts';
import { say } from '../../ui/toasts.tsx';
import { useMoney } from './payment-calls.ts';

interface Props {
  readonly number: string;
  readonly receipt: ReceiptOfOrder;
  readonly onClose: () => void;
}

type Noted = Call<(typeof receiptsEndpoints)['note']>['body'];

/** Notes what the receipt says that the till of the shop has printed, or corrects what was noted. */
export function ReceiptDialog({ number, receipt, onClose }: Props) {
  const { id, may_correct: corrects, printed_at: printed } = receipt;
  const { time_zone: zone } = useViewer();
  const [at] = useState(() => onShopClock(printed ?? new Date().toISOString(), zone));
  const note = useMoney(
    number,
    (body: Noted) => {
      const given = { params: { number, id }, body };
      return corrects ? call(receiptsCalls.correct, given) : call(receiptsCalls.note, given);
    },
    () => {
      say(words.noted);
      onClose();
    },
  );
  return (
    <Dialog title={corrects ? words.correctTitle : words.noteTitle} onClose={onClose}>
      <p>{words.noteAbout}</p>
      <Form
        failure={note.error}
        onSubmit={({ at: typed = '', storage = '', document = '', sign = '', link = '' }) =>
          note.mutate({
            ...(typed !== at && { at: typed }),
            storage: storage.trim(),
            document: document.trim(),
            sign: sign.trim(),
            link: link.trim(),
          })
        }
      >
        <DayField name="at" hasTime label={words.at} hint={words.atHint} defaultValue={at} />
        <Field
          name="document"
          label={words.document}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          defaultValue={receipt.document ?? ''}
          autoFocus
        />
        <Field
          name="storage"
          label={words.storageField}
          hint={words.storageHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          defaultValue={receipt.storage ?? ''}
        />
        <Field
          name="sign"
          label={words.signField}
          hint={words.signHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          defaultValue={receipt.sign ?? ''}
        />
        <Field
          name="link"
          label={words.link}
          hint={words.linkHint}
          autoComplete="off"
          maxLength={500}
          defaultValue={receipt.link ?? ''}
        />
        <DialogActions label={officeMessages.save} isPending={note.isPending} />
      </Form>
    </Dialog>
  );
}
