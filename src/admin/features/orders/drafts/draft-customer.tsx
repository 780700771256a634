import { companyWords } from '#messages/office/companies.ts';
import { draftWords as words } from '#messages/office/drafts.ts';
import { Check } from '../../../ui/check.tsx';
import { Field } from '../../../ui/field.tsx';
import { CompanyFields } from '../companies/company-fields.tsx';
import type { Written } from './draft-fields.ts';
import { KnownCustomers } from './known-customers.tsx';

interface Props {
  readonly written: Written;
  readonly onChange: (change: Partial<Written>) => void;
  /** A button has filled fields in: what was wrong with them before is not wrong any more. */
  readonly onFilled: () => void;
}

const noCompany = { inn: '', kpp: '', name: '', address: '' };

/** Who orders, found by a former order or new, and the company that buys, where one does. */
export function DraftCustomer({ written, onChange: set, onFilled }: Props) {
  const take = (customer: Partial<Written>) => {
    set(customer);
    onFilled();
  };
  const { company } = written;
  return (
    <section className="section" aria-label={words.customer}>
      <h2>{words.customer}</h2>
      <Field
        name="phone_number"
        label={words.phone}
        hint={words.phoneHint}
        type="tel"
        autoComplete="off"
        value={written.phone}
        onChange={(phone) => set({ phone })}
      />
      <KnownCustomers phone={written.phone} onTake={take} />
      <Field
        name="customer_name"
        label={words.name}
        autoComplete="off"
        maxLength={200}
        value={written.name}
        onChange={(name) => set({ name })}
      />
      <Field
        name="email"
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="off"
        value={written.email}
        onChange={(email) => set({ email })}
      />
      <Check
        name="has_company"
        checked={company !== null}
        onChange={({ target }) => set({ company: target.checked ? noCompany : null })}
      >
        {companyWords.buys}
      </Check>
      {company && (
        <CompanyFields
          company={company}
          onChange={(company) => set({ company })}
          onFilled={onFilled}
          prefix="company."
        />
      )}
    </section>
  );
}
