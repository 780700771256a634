import { useState } from 'react';
import { sheetMessages as words } from '#messages/office/sheet.ts';
import { ApiFailure } from '../../../api/call-api.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Form } from '../../../ui/form.tsx';
import type { PercentChange } from '../percent.ts';
import { PercentFields, percentOf } from '../percent-fields.tsx';

interface Props {
  /** How many rows are selected. */
  readonly count: number;
  readonly onApply: (change: PercentChange) => void;
  readonly onClose: () => void;
}

/** By how much the prices of the selected rows change. They are looked at in the sheet itself. */
export function SheetPercent({ count, onApply, onClose }: Props) {
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const apply = (values: Record<string, string>) => {
    const read = percentOf(values);
    setWrong(read instanceof ApiFailure ? read : null);
    if (read instanceof ApiFailure) return;
    onClose();
    onApply(read);
  };
  return (
    <Dialog title={words.percentTitle} onClose={onClose}>
      <p>{words.percentText(count)}</p>
      <Form onSubmit={apply} failure={wrong}>
        <PercentFields />
        <DialogActions label={words.percentApply} isPending={false} />
      </Form>
    </Dialog>
  );
}
