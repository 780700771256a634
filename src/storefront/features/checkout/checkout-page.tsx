import { useId, useRef } from 'react';
import type { PickupPlace } from '#contracts/pickup-places.ts';
import { checkoutMessages as messages } from '#messages/orders/checkout.ts';
import type { NewOrder } from '../../api/answers/new-order.ts';
import type { ConsentTerms } from '../../consent-terms.ts';
import { Button } from '../../ui/button.tsx';
import { ConsentCheckbox, ConsentNote } from '../../ui/consent.tsx';
import { PageBar } from '../../ui/page-bar.tsx';
import { Price } from '../../ui/price.tsx';
import { ReloadOffer } from '../../ui/reload-offer.tsx';
import { useChunk } from '../../ui/use-chunk.ts';
import { CheckoutFailure } from './checkout-failure.tsx';
import type { CheckoutForm } from './checkout-form.ts';
import { ContactFields } from './contact-fields.tsx';
import { DeliveryFields, PaymentFields } from './delivery-fields.tsx';
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
}

export function CheckoutPage({ cart, terms, pickupPlaces, onPlaced }: Props) {
  const formId = useId();
  const submit = useRef<HTMLDivElement>(null);
  const checkout = useCheckout({ cart, terms, onPlaced });
  const priceChange = useChunk(loadPriceChange, checkout.change !== null);
  const { draft, field, edit } = checkout;
  const fields = { form: draft, edit, field };
  return (
    <form id={formId} className="checkout" {...checkout.form}>
      <div className="checkout__fields">
        <ContactFields {...fields} />
        <DeliveryFields {...fields} pickupPlaces={pickupPlaces} />
        <PaymentFields {...fields} />
      </div>
      <aside className="checkout__summary">
        <OrderSummary
          cart={cart}
          paymentType={draft.paymentType}
          note={draft.deliveryType === 'pickup' ? pickupNote(pickupPlaces) : messages.deliveryCost}
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
          <Price amount={cart.total} kopecks />
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
