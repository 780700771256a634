import { useState } from 'react';
import type { TriedDelivery } from '#contracts/admin/delivery/delivery.ts';
import type { DeliveryQuote } from '#contracts/delivery.ts';
import type { DeliveryTerms } from '#contracts/delivery-terms.ts';
import { deliveryScreenMessages as words } from '#messages/office/delivery.ts';
import { deliveryMessages } from '#messages/orders/delivery.ts';
import { formatPrice } from '#messages/words/price.ts';
import { ApiFailure, call } from '../../api/call-api.ts';
import { deliveryTermsCalls } from '../../api/endpoints/delivery.ts';
import { useChange } from '../../api/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PackagesFields, type PackageText } from '../../ui/packages-fields.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TryAnswer } from './try-answer.tsx';

type Lift = keyof typeof deliveryMessages.lifts;
type Tried = Omit<TriedDelivery, 'terms'>;

/** A number that is typed; null for an empty field. What is no number is sent as it was typed, and refused at its field. */
function numberIn(text: string | undefined): number | null {
  const written = (text ?? '').replace(',', '.').replaceAll(/\s/g, '');
  if (written === '') return null;
  return Number.isFinite(Number(written)) ? Number(written) : (text as never);
}

const packageIn = ({ width, depth, height, weight }: PackageText) => ({
  width: numberIn(width) as number,
  depth: numberIn(depth) as number,
  height: numberIn(height) as number,
  weight: numberIn(weight) as number,
});

/** Whether a try was refused for the terms that are tried, whose fields are told when they are saved. */
const isOfTerms = (failure: Error | null): boolean =>
  failure instanceof ApiFailure &&
  Object.keys(failure.fields).some(
    (field) => /^(?:terms|zones|lift|assembly|calendar)\b/.test(field) && field !== 'lift',
  );

/** What a shopper would see by what is typed on the page. On a narrow screen it stands folded above the form. */
export function TryPart({ terms }: { readonly terms: DeliveryTerms }) {
  const [isOpen, setOpen] = useState(false);
  const tried = useChange((what: Tried) =>
    call(deliveryTermsCalls.try, { body: { ...what, terms } }),
  );
  return (
    <section className="terms-try" aria-labelledby="terms-try" data-open={isOpen || undefined}>
      <header className="terms-try__head">
        <h2 id="terms-try">{words.tryTitle}</h2>
        <Button look="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? words.tryHide : words.tryShow}
        </Button>
      </header>
      <div className="terms-try__body">
        <p className="terms-hint">{words.tryAbout}</p>
        {isOfTerms(tried.error) && <Notice look="error">{words.tryFault}</Notice>}
        <TryForm
          failure={tried.error}
          isPending={tried.isPending}
          quote={tried.data}
          onTry={(what) => tried.mutate(what)}
        />
        <TryAnswer quote={tried.data} />
      </div>
    </section>
  );
}

interface FormProps {
  readonly failure: Error | null;
  readonly isPending: boolean;
  readonly quote: DeliveryQuote | undefined;
  readonly onTry: (what: Tried) => void;
}

function TryForm({ failure, isPending, quote, onTry }: FormProps) {
  const [lift, setLift] = useState<Lift>('none');
  const [isPickup, setPickup] = useState(false);
  const [packages, setPackages] = useState<readonly PackageText[]>([]);
  // Of the town that was tried last: another one has others.
  const [district, setDistrict] = useState('');
  const [slot, setSlot] = useState('');
  const districts = quote?.districts ?? [];
  const slots = quote?.slots ?? [];
  const tell = (values: Record<string, string>): Tried => ({
    pickup: isPickup,
    town: values.town ?? '',
    district: districts.includes(district) ? district : null,
    slot: slots.some(({ key }) => key === slot) ? slot : null,
    km: numberIn(values.km),
    floor: numberIn(values.floor),
    lift,
    assembly: 'assembly' in values,
    article: values.article || null,
    price: numberIn(values.price) ?? 0,
    weight: numberIn(values.weight),
    lead_days: numberIn(values.lead_days),
    quantity: numberIn(values.quantity) ?? 1,
    packages: packages.map(packageIn),
  });
  return (
    <Form failure={failure} onSubmit={(values) => onTry(tell(values))}>
      <Check name="pickup" checked={isPickup} onChange={({ target }) => setPickup(target.checked)}>
        {words.tryPickup}
      </Check>
      {!isPickup && (
        <>
          <Field name="town" label={words.tryTown} autoComplete="off" />
          {districts.length > 0 && (
            <SelectField
              name="district"
              label={deliveryMessages.district}
              value={district}
              options={[
                ['', deliveryMessages.anyDistrict],
                ...districts.map((name) => [name, name] as const),
              ]}
              onChange={setDistrict}
            />
          )}
          {slots.length > 0 && (
            <SelectField
              name="slot"
              label={deliveryMessages.slot}
              value={slot}
              options={[
                ['', deliveryMessages.slotAny],
                ...slots.map(({ key, day, from, to, price }) => {
                  const cost = price ? formatPrice(price) : '';
                  return [key, deliveryMessages.slotOf(day, from, to, cost)] as const;
                }),
              ]}
              onChange={setSlot}
            />
          )}
          <div className="terms-pairs">
            <Field name="floor" label={words.tryFloor} inputMode="numeric" />
            <SelectField
              name="lift"
              label={words.tryLift}
              value={lift}
              options={Object.entries(deliveryMessages.lifts) as [Lift, string][]}
              onChange={setLift}
            />
            <Field name="km" label={words.tryKm} inputMode="numeric" />
          </div>
          <Check name="assembly">{words.tryAssembly}</Check>
        </>
      )}
      <Field name="article" label={words.tryArticle} hint={words.tryArticleHint} />
      <div className="terms-pairs">
        <Field name="price" label={words.tryPrice} defaultValue="60000" inputMode="decimal" />
        <Field name="weight" label={words.tryWeight} inputMode="decimal" />
        <Field name="quantity" label={words.tryQuantity} defaultValue="1" inputMode="numeric" />
        <Field
          name="lead_days"
          label={words.tryDays}
          hint={words.tryDaysHint}
          inputMode="numeric"
        />
      </div>
      <fieldset className="terms-rows">
        <legend>{words.tryPackages}</legend>
        <p className="terms-hint">{words.tryPackagesHint}</p>
        <PackagesFields name="packages" packages={packages} onChange={setPackages} />
      </fieldset>
      <Button type="submit" isPending={isPending}>
        {words.tryGo}
      </Button>
    </Form>
  );
}
