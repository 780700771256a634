import { type ReactNode, useId, useRef, useState } from 'react';
import type { DeliveryQuote } from '#contracts/delivery.ts';
import type { PickupPlace } from '#contracts/pickup-places.ts';
import { checkoutMessages as messages } from '#messages/orders/checkout.ts';
import { deliverySumMessages } from '#messages/orders/delivery-sums.ts';
import type { NewOrder } from '../../api/answers/new-order.ts';
import type { ConsentTerms } from '../../consent-terms.ts';
import { Button } from '../../ui/button.tsx';
import { ConsentCheckbox, ConsentNote } from '../../ui/consent.tsx';
import { PageBar } from '../../ui/page-bar.tsx';
import { Price } from '../../ui/price.tsx';
import { ReloadOffer } from '../../ui/reload-offer.tsx';
import { useChunk } from '../../ui/use-chunk.ts';
import { CheckoutFailure } from './checkout-failure.tsx';
import type { CheckoutForm, DeliveryOfOrder } from './checkout-form.ts';
import { ContactFields } from './contact-fields.tsx';
import { DeliveryFields, PaymentFields } from './delivery-fields.tsx';
import { DeliverySums } from './delivery-sums.tsx';
import { OrderSummary } from './order-summary.tsx';
import { pickupNote } from './pickup-fields.tsx';
import type { CheckoutCart } from './place-order.ts';
import { useCheckout } from './use-checkout.ts';
import './checkout-page.css';

/** Few orders need it. */
const loadPriceChange = () => import('./price-change-dialog.tsx');

interface Props {
  cart: CheckoutCart;
  terms: ConsentTerms;
  pickupPlaces: readonly PickupPlace[];
  onPlaced: (order: NewOrder, form: CheckoutForm) => void;
  /** Asks what delivery needs to know and counts it; without it nothing is counted. */
  delivery?: ((fields: DeliveryPart) => ReactNode) | undefined;
}

/** What the part about delivery works with. */
export interface DeliveryPart {
  readonly form: CheckoutForm;
  readonly items: CheckoutCart['items'];
  readonly edit: (edited: Partial<CheckoutForm>) => void;
  readonly onCounted: (counted: CountedOrder | null) => void;
}

/** What is counted for an order. */
export interface CountedOrder {
  readonly quote: DeliveryQuote | null;
  readonly ofOrder: DeliveryOfOrder;
}

export function CheckoutPage({ cart, terms, pickupPlaces, delivery, onPlaced }: Props) {
  const formId = useId();
  const submit = useRef<HTMLDivElement>(null);
  const [counted, setCounted] = useState<CountedOrder | null>(null);
  // What was counted for a cart that was changed since is not shown.
  const quote = counted?.quote?.goods_price === cart.total ? counted.quote : null;
  const payable = quote?.payable ?? cart.total;
  const told = counted && { ofOrder: counted.ofOrder, payable };
  const checkout = useCheckout({ cart, terms, delivery: told, onPlaced });
  const priceChange = useChunk(loadPriceChange, checkout.change !== null);
  const { draft, field, edit } = checkout;
  const fields = { form: draft, edit, field };
  return (
    <form id={formId} className="checkout" {...checkout.form}>
      <div className="checkout__fields">
        <ContactFields {...fields} />
        <DeliveryFields {...fields} pickupPlaces={pickupPlaces} isDayTold={quote?.promise != null}>
          {delivery?.({ form: draft, items: cart.items, edit, onCounted: setCounted })}
        </DeliveryFields>
        <PaymentFields {...fields} />
      </div>
      <aside className="checkout__summary">
        <OrderSummary
          cart={cart}
          paymentType={draft.paymentType}
          payable={payable}
          sums={quote && <DeliverySums quote={quote} />}
          note={noteOf(draft, pickupPlaces, quote)}
        />
        {terms.byCheckbox && (
          <ConsentCheckbox
            terms={terms}
            checked={draft.consent}
            error={checkout.consentError}
            onChange={(event) => edit({ consent: event.target.checked })}
          />
        )}
        {checkout.failure && <CheckoutFailure failure={checkout.failure} />}
        <div ref={submit}>
          <Button appearance="primary" wide {...checkout.button}>
            {checkout.pending ? messages.submitting : messages.submit}
          </Button>
        </div>
        <PageBar insteadOf={submit} hidesOther>
          <Price amount={payable} kopecks />
          <Button appearance="primary" form={formId} {...checkout.button}>
            {checkout.pending ? messages.submitting : messages.submit}
          </Button>
        </PageBar>
        <ConsentNote terms={terms} orders />
      </aside>
      {priceChange.state === 'there' && (
        <priceChange.module.PriceChangeDialog
          change={checkout.change}
          onAccept={checkout.acceptChange}
          onDecline={checkout.declineChange}
        />
      )}
      {priceChange.state === 'failed' && checkout.change && <ReloadOffer />}
    </form>
  );
}

/** How and when the order is got, as far as it is not counted. */
function noteOf(
  { deliveryType }: CheckoutForm,
  places: readonly PickupPlace[],
  quote: DeliveryQuote | null,
): string {
  if (deliveryType === 'pickup') return pickupNote(places, quote?.promise != null);
  if (!quote) return messages.deliveryCost;
  return quote.calls.length > 0 ? deliverySumMessages.byPhoneNote : '';
}
