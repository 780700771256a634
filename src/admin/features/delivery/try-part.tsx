import { useState } from 'react';
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
import { SelectField } from '../../ui/select-field.tsx';

type Lift = keyof typeof deliveryMessages.lifts;

const numberOr = (text: string | undefined): number | null => {
  const number = Number((text ?? '').replace(',', '.').replaceAll(/\s/g, ''));
  return text?.trim() && Number.isFinite(number) ? number : null;
};

/** Whether a try was refused for the terms that are tried, whose fields are told when they are saved. */
const isOfTerms = (failure: Error | null): boolean =>
  failure instanceof ApiFailure &&
  Object.keys(failure.fields).some(
    (field) => /^(?:terms|zones|lift|assembly|calendar)\b/.test(field) && field !== 'lift',
  );

/** What a shopper would see by what is typed on the page. */
export function TryPart({ terms }: { readonly terms: DeliveryTerms }) {
  const [lift, setLift] = useState<Lift>('none');
  const tried = useChange((values: Record<string, string>) =>
    call(deliveryTermsCalls.try, {
      body: {
        terms,
        town: values.town ?? '',
        km: numberOr(values.km),
        floor: numberOr(values.floor),
        lift,
        assembly: 'assembly' in values,
        article: values.article || null,
        price: numberOr(values.price) ?? 0,
        weight: numberOr(values.weight),
        lead_days: numberOr(values.lead_days),
        quantity: numberOr(values.quantity) ?? 1,
      },
    }),
  );
  return (
    <section className="terms-try" aria-labelledby="terms-try">
      <h2 id="terms-try">{words.tryTitle}</h2>
      <p className="terms-hint">{words.tryAbout}</p>
      {isOfTerms(tried.error) && <Notice look="error">{words.tryFault}</Notice>}
      <Form failure={tried.error} onSubmit={(values) => tried.mutate(values)}>
        <Field name="town" label={words.tryTown} autoComplete="off" />
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
        <Check name="assembly">{words.tryAssembly}</Check>
        <Button type="submit" isPending={tried.isPending}>
          {words.tryGo}
        </Button>
      </Form>
      {tried.data && <Told quote={tried.data} />}
    </section>
  );
}

const Told = ({ quote }: { readonly quote: DeliveryQuote }) => (
  <div className="terms-try__told" role="status">
    <p>
      <b>
        {quote.promise ? deliveryMessages.comes(quote.promise_text) : deliveryMessages.dayByPhone}
      </b>
    </p>
    <dl>
      <Row title={words.goods} value={formatPrice(quote.goods_price)} />
      {quote.charges.map(({ kind, title, amount, reason }) => (
        <Row
          key={kind}
          title={reason ? `${title} (${reason})` : title}
          value={amount === 0 ? deliveryMessages.free : formatPrice(amount)}
        />
      ))}
      {quote.calls.map(({ kind, title, reason }) => (
        <Row key={kind} title={title} value={reason} />
      ))}
      <Row title={words.payable} value={formatPrice(quote.payable)} />
    </dl>
    {quote.missing_to_free !== null && (
      <p>{deliveryMessages.missingToFree(formatPrice(quote.missing_to_free))}</p>
    )}
  </div>
);

const Row = ({ title, value }: { readonly title: string; readonly value: string }) => (
  <div>
    <dt>{title}</dt>
    <dd>{value}</dd>
  </div>
);
