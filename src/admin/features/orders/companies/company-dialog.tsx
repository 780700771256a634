import { useState } from 'react';
import type { OrderCompany } from '#contracts/admin/orders/order-company.ts';
import { isInn } from '#contracts/company.ts';
import { officeMessages } from '#messages/office/common.ts';
import { companyFaults as faults, companyWords as words } from '#messages/office/companies.ts';
import { ApiFailure } from '../../../api/call-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFindCompany, useRemoveCompany, useSaveCompany } from './company-calls.ts';

interface Props {
  readonly number: string;
  readonly known: OrderCompany;
  readonly onClose: () => void;
}

const empty = { inn: '', kpp: '', name: '', address: '' };
type Fields = typeof empty;

/** Who buys: ИНН, КПП, name and address, typed or asked for by the ИНН. What others have changed meanwhile is told, not overwritten. */
export function CompanyDialog({ number, known, onClose }: Props) {
  /** As it was when the dialog was opened. */
  const [{ version, company }] = useState(known);
  const [fields, setFields] = useState<Fields>(company ?? empty);
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const save = useSaveCompany(number, onClose);
  const remove = useRemoveCompany(number, onClose);
  const find = useFindCompany();
  const set = (name: keyof Fields) => (value: string) =>
    setFields((before) => ({ ...before, [name]: value }));
  const inn = fields.inn.replace(/\s/g, '');
  const lookUp = () => {
    setWrong(isInn(inn) ? null : new ApiFailure(400, { inn: [faults.inn(inn)] }));
    if (!isInn(inn)) return;
    find.mutate(inn, {
      onSuccess: ({ company: found }) => found && setFields({ inn, ...found }),
    });
  };
  return (
    <Dialog title={words.dialog(number)} onClose={onClose}>
      <p>{words.about}</p>
      <Form
        failure={wrong ?? save.error ?? remove.error}
        onSubmit={() => {
          setWrong(null);
          save.mutate({ version, ...fields });
        }}
      >
        <Field
          name="inn"
          label={words.inn}
          hint={words.innHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={fields.inn}
          onChange={set('inn')}
          autoFocus
        />
        {find.data?.finding !== 'no_key' && (
          <div className="order-panel__action">
            <Button look="quiet" onPress={lookUp} isPending={find.isPending}>
              {words.lookUp}
            </Button>
          </div>
        )}
        <Finding finding={find.data?.finding} failure={find.error} />
        <Field
          name="kpp"
          label={words.kpp}
          hint={words.kppHint}
          autoComplete="off"
          maxLength={20}
          value={fields.kpp}
          onChange={set('kpp')}
        />
        <Field
          name="name"
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          maxLength={200}
          value={fields.name}
          onChange={set('name')}
        />
        <Field
          name="address"
          label={words.address}
          autoComplete="off"
          maxLength={300}
          value={fields.address}
          onChange={set('address')}
        />
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

type Found = NonNullable<ReturnType<typeof useFindCompany>['data']>['finding'];

function Finding({ finding, failure }: { finding: Found | undefined; failure: Error | null }) {
  if (failure) return <Notice look="error">{failure.message}</Notice>;
  if (!finding || finding === 'found') return null;
  return <Notice>{words.found[finding]}</Notice>;
}
