import type { BankDetails } from '#contracts/admin/payments/bank-details.ts';
import { officeMessages } from '#messages/office/common.ts';
import { bankWords as words } from '#messages/office/invoices.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useSaveBankDetails } from './bank-queries.ts';

interface Props {
  readonly stored: BankDetails | null;
  readonly onClose: () => void;
}

/** In the order of the papers that banks hand out, with the letters that each may have. */
const fields = [
  ['inn', 20],
  ['kpp', 20],
  ['account', 40],
  ['bic', 20],
  ['bank', 120],
  ['correspondent', 40],
] as const satisfies readonly (readonly [keyof BankDetails, number])[];

/** The account that companies pay to. */
export function BankDialog({ stored, onClose }: Props) {
  const save = useSaveBankDetails(() => {
    say(words.saved);
    onClose();
  });
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Form
        failure={save.error}
        onSubmit={({ inn = '', kpp = '', account = '', bic = '', bank = '', correspondent = '' }) =>
          save.mutate({ inn, kpp, account, bic, bank, correspondent })
        }
      >
        {fields.map(([name, longest], index) => (
          <Field
            key={name}
            name={name}
            label={words[name]}
            inputMode={name === 'bank' || name === 'kpp' ? 'text' : 'numeric'}
            autoComplete="off"
            maxLength={longest}
            defaultValue={stored?.[name] ?? ''}
            autoFocus={index === 0}
          />
        ))}
        <DialogActions label={officeMessages.save} isPending={save.isPending} />
      </Form>
    </Dialog>
  );
}
