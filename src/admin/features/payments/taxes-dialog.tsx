import { useState } from 'react';
import type { ShownTaxTerms } from '#contracts/admin/payments/receipt-settings.ts';
import { type PlainRate, plainRates, type TaxSystem } from '#contracts/receipts.ts';
import { officeMessages } from '#messages/office/common.ts';
import {
  taxSystemNames,
  receiptSettingsWords as words,
} from '#messages/office/receipt-settings.ts';
import { rateText } from '#messages/office/receipts.ts';
import { formatDate } from '#messages/words/shop-time.ts';
import { Check } from '../../ui/check.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { say } from '../../ui/toasts.tsx';
import { useSaveTaxes } from './receipt-queries.ts';

interface Props {
  /** Undefined: new ones. */
  readonly terms: ShownTaxTerms | undefined;
  readonly onClose: () => void;
}

const systems = Object.entries(taxSystemNames) as [TaxSystem, string][];
const rates = plainRates.map((rate): [PlainRate, string] => [rate, rateText(rate)]);

/** The taxes of receipts from a day on. */
export function TaxesDialog({ terms, onClose }: Props) {
  const save = useSaveTaxes(() => {
    say(words.saved);
    onClose();
  });
  const [system, setSystem] = useState<TaxSystem>(terms?.tax_system ?? 'usn_income');
  const [goods, setGoods] = useState<PlainRate>(terms?.goods_rate ?? 'none');
  const [services, setServices] = useState<PlainRate>(terms?.services_rate ?? 'none');
  const [calculated, setCalculated] = useState(terms?.closes_calculated ?? false);
  return (
    <Dialog
      title={terms ? words.changeOf(formatDate(terms.valid_from)) : words.formTitle}
      onClose={onClose}
    >
      <Form
        failure={save.error}
        onSubmit={({ valid_from: day = '' }) =>
          save.mutate({
            valid_from: terms?.valid_from ?? day,
            tax_system: system,
            goods_rate: goods,
            services_rate: services,
            closes_calculated: calculated,
          })
        }
      >
        {!terms && <DayField name="valid_from" label={words.from} />}
        <SelectField
          name="tax_system"
          label={words.system}
          value={system}
          options={systems}
          onChange={setSystem}
        />
        <SelectField
          name="goods_rate"
          label={words.goods}
          value={goods}
          options={rates}
          onChange={setGoods}
        />
        <SelectField
          name="services_rate"
          label={words.services}
          value={services}
          options={rates}
          onChange={setServices}
        />
        <Check
          name="closes_calculated"
          checked={calculated}
          onChange={({ target }) => setCalculated(target.checked)}
        >
          {words.calculated}
        </Check>
        <p className="page__about">{words.calculatedAbout}</p>
        <DialogActions label={officeMessages.save} isPending={save.isPending} />
      </Form>
    </Dialog>
  );
}
