import { useState } from 'react';
import type { ShownTaxTerms } from '#contracts/admin/payments/receipt-settings.ts';
import { type PlainRate, plainRates, type TaxSystem, taxDoubt } from '#contracts/receipts.ts';
import { officeMessages } from '#messages/office/common.ts';
import {
  taxSystemNames,
  receiptSettingsWords as words,
} from '#messages/office/receipt-settings.ts';
import { rateText } from '#messages/office/receipts.ts';
import { formatDate } from '#messages/words/shop-time.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { Check } from '../../ui/check.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { useFieldError } from '../../ui/form-errors.ts';
import { Notice } from '../../ui/notice.tsx';
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

/** What is to be asked of the accountant about a rate. */
function hintOf(system: TaxSystem, rate: PlainRate): string | undefined {
  const doubt = taxDoubt(system, rate);
  return doubt && words.doubts[doubt];
}

/** The taxes of receipts from a day on. */
export function TaxesDialog({ terms, onClose }: Props) {
  // Receipts may be printed by the terms before: the owner is asked to know that they stay.
  const [asks, setAsks] = useState(terms !== undefined && !terms.may_remove);
  const save = useSaveTaxes(terms === undefined, {
    onDone: () => {
      say(words.saved);
      onClose();
    },
    onFailure: (failure) => {
      if (failure instanceof ApiFailure && failure.fields.printed_stay) setAsks(true);
    },
  });
  const [system, setSystem] = useState<TaxSystem>(terms?.tax_system ?? 'usn_income');
  const [goods, setGoods] = useState<PlainRate>(terms?.goods_rate ?? 'none');
  // Until it is chosen, that of the goods.
  const [ownServices, setServices] = useState<PlainRate | undefined>(terms?.services_rate);
  const services = ownServices ?? goods;
  const [calculated, setCalculated] = useState(terms?.closes_calculated ?? false);
  return (
    <Dialog
      title={terms ? words.changeOf(formatDate(terms.valid_from)) : words.formTitle}
      onClose={onClose}
    >
      <Form
        failure={save.error}
        onSubmit={({ valid_from: day = '', printed_stay: isKnown }) =>
          save.mutate({
            valid_from: terms?.valid_from ?? day,
            tax_system: system,
            goods_rate: goods,
            services_rate: services,
            closes_calculated: calculated,
            printed_stay: isKnown !== undefined,
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
          hint={hintOf(system, goods)}
          value={goods}
          options={rates}
          onChange={setGoods}
        />
        <SelectField
          name="services_rate"
          label={words.services}
          hint={hintOf(system, services) ?? (terms ? undefined : words.servicesAbout)}
          value={services}
          options={rates}
          onChange={setServices}
        />
        <Check
          name="closes_calculated"
          checked={calculated}
          onChange={({ target }) => setCalculated(target.checked)}
        >
          {words.calculated(goods)}
        </Check>
        <p className="page__about">{words.calculatedAbout}</p>
        {asks && <PrintedStay />}
        <DialogActions label={officeMessages.save} isPending={save.isPending} />
      </Form>
    </Dialog>
  );
}

/** That receipts which are printed stay as they are. */
function PrintedStay() {
  const fault = useFieldError('printed_stay');
  return (
    <>
      <Check name="printed_stay">{words.printedStay}</Check>
      {fault && <Notice look="error">{fault}</Notice>}
    </>
  );
}
