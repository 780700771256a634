import { useState } from 'react';
import type { ReceiptSettings } from '#contracts/admin/payments/receipt-settings.ts';
import { officeMessages } from '#messages/office/common.ts';
import { paidByNames } from '#messages/office/payments.ts';
import { tillNames, receiptSettingsWords as words } from '#messages/office/receipt-settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { say } from '../../ui/toasts.tsx';
import { useSaveTill } from './receipt-queries.ts';
import { ToldByNotices } from './told-by-notices.tsx';

interface Props {
  readonly till: ReceiptSettings['tills'][number];
  readonly onClose: () => void;
}

/** Which till prints the receipts of a provider's payments. */
export function TillDialog({ till: { name, till, can }, onClose }: Props) {
  const [chosen, setChosen] = useState(till);
  const save = useSaveTill(name, () => {
    say(words.saved);
    onClose();
  });
  return (
    <Dialog title={words.tillOf(paidByNames[name])} onClose={onClose}>
      <Form failure={save.error} onSubmit={() => save.mutate(chosen)}>
        <SelectField
          name="till"
          label={words.till}
          value={chosen}
          options={can.map((one) => [one, tillNames[one]] as const)}
          onChange={setChosen}
        />
        {name === 'tbank' && chosen === 'own' && <ToldByNotices />}
        {chosen === 'provider' && <Notice>{words.onlyWhole}</Notice>}
        <DialogActions label={officeMessages.save} isPending={save.isPending} />
      </Form>
    </Dialog>
  );
}
