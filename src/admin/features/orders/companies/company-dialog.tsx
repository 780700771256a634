import { useState } from 'react';
import type { OrderCompany } from '#contracts/admin/orders/order-company.ts';
import { officeMessages } from '#messages/office/common.ts';
import { companyWords as words } from '#messages/office/companies.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Form } from '../../../ui/form.tsx';
import { useRemoveCompany, useSaveCompany } from './company-calls.ts';
import { CompanyFields } from './company-fields.tsx';

interface Props {
  readonly number: string;
  readonly known: OrderCompany;
  readonly onClose: () => void;
}

const empty = { inn: '', kpp: '', name: '', address: '' };

/** Who buys. What others have changed meanwhile is told, not overwritten. */
export function CompanyDialog({ number, known, onClose }: Props) {
  /** As it was when the dialog was opened. */
  const [{ version, company }] = useState(known);
  const [fields, setFields] = useState(company ?? empty);
  const save = useSaveCompany(number, onClose);
  const remove = useRemoveCompany(number, onClose);
  return (
    <Dialog title={words.dialog(number)} onClose={onClose}>
      <p>{words.about}</p>
      <Form
        failure={save.error ?? remove.error}
        onSubmit={() => save.mutate({ version, ...fields })}
      >
        <CompanyFields company={fields} onChange={setFields} onFilled={save.reset} autoFocus />
        <DialogActions label={officeMessages.save} isPending={save.isPending} />
        {company && (
          <div className="order-panel__action">
            <Button
              look="quiet"
              onPress={() => remove.mutate(version)}
              isPending={remove.isPending}
            >
              {words.remove}
            </Button>
          </div>
        )}
      </Form>
    </Dialog>
  );
}
