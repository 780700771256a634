import { useState } from 'react';
import type { Company } from '#contracts/admin/orders/order-company.ts';
import { isInn } from '#contracts/company.ts';
import { companyFaults as faults, companyWords as words } from '#messages/office/companies.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFindCompany } from './company-calls.ts';

interface Props {
  readonly company: Company;
  readonly onChange: (company: Company) => void;
  /** The fields have been filled in by the ИНН: what was wrong with what was typed says nothing of that. */
  readonly onFilled: () => void;
  /** Stands before the names of the fields, as in the errors of the API. */
  readonly prefix?: string;
  readonly autoFocus?: boolean;
}

/** ИНН, КПП, name and address of a company, typed or asked for by the ИНН. */
export function CompanyFields(props: Props) {
  const { company, onChange, onFilled, prefix = '', autoFocus = false } = props;
  const [fault, setFault] = useState<string | null>(null);
  const find = useFindCompany();
  const set = (name: keyof Company) => (value: string) => {
    if (name === 'inn') {
      setFault(null);
      find.reset();
    }
    onChange({ ...company, [name]: value });
  };
  const inn = company.inn.replace(/\s/g, '');
  const lookUp = () => {
    setFault(isInn(inn) ? null : faults.inn(inn));
    if (!isInn(inn)) return;
    find.mutate(inn, {
      onSuccess: ({ company: found }) => {
        if (!found) return;
        onChange({ inn, ...found });
        onFilled();
      },
    });
  };
  return (
    <>
      <Field
        name={`${prefix}inn`}
        label={words.inn}
        hint={words.innHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={company.inn}
        onChange={set('inn')}
        autoFocus={autoFocus}
      />
      {find.data?.finding !== 'no_key' && (
        <div className="order-panel__action">
          <Button look="quiet" onPress={lookUp} isPending={find.isPending}>
            {words.lookUp}
          </Button>
        </div>
      )}
      {fault ? (
        <Notice look="error">{fault}</Notice>
      ) : (
        <Finding finding={find.data?.finding} failure={find.error} />
      )}
      <Field
        name={`${prefix}kpp`}
        label={words.kpp}
        hint={words.kppHint}
        autoComplete="off"
        maxLength={20}
        value={company.kpp}
        onChange={set('kpp')}
      />
      <Field
        name={`${prefix}name`}
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        maxLength={200}
        value={company.name}
        onChange={set('name')}
      />
      <Field
        name={`${prefix}address`}
        label={words.address}
        autoComplete="off"
        maxLength={300}
        value={company.address}
        onChange={set('address')}
      />
    </>
  );
}

type Found = NonNullable<ReturnType<typeof useFindCompany>['data']>['finding'];

function Finding({ finding, failure }: { finding: Found | undefined; failure: Error | null }) {
  if (failure) return <Notice look="error">{failure.message}</Notice>;
  if (!finding || finding === 'found') return null;
  return <Notice>{words.found[finding]}</Notice>;
}
