import { checkoutMessages as messages } from '#messages/checkout.ts';
import type { NewOrder } from '../../api/answers/new-order.ts';
import type { ConsentTerms } from '../../consent-terms.ts';
import { Button } from '../../ui/button.tsx';
import { ConsentCheckbox, ConsentNote } from '../../ui/consent.tsx';
import { CheckoutFailure } from './checkout-failure.tsx';
import { ContactFields } from './contact-fields.tsx';
import { DeliveryFields, PaymentFields } from './delivery-fields.tsx';
import { OrderSummary } from './order-summary.tsx';
import type { CheckoutCart } from './place-order.ts';
import { PriceChangeDialog } from './price-change-dialog.tsx';
import { useCheckout } from './use-checkout.ts';
import './checkout-page.css';

interface Props {
  cart: CheckoutCart;
  terms: ConsentTerms;
  onPlaced: (order: NewOrder) => void;
}

export function CheckoutPage({ cart, terms, onPlaced }: Props) {
  const checkout = useCheckout({ cart, terms, onPlaced });
  const { draft, field, edit } = checkout;
  const fields = { form: draft, edit, field };
  return (
    <form className="checkout" {...checkout.form}>
      <div className="checkout__fields">
        <ContactFields {...fields} />
        <DeliveryFields {...fields} />
        <PaymentFields {...fields} />
      </div>
      <aside className="checkout__summary">
        <OrderSummary cart={cart} paymentType={draft.paymentType} />
        {terms.byCheckbox && (
          <ConsentCheckbox
            terms={terms}
            checked={draft.consent}
            error={checkout.consentError}
            onChange={(event) => edit({ consent: event.target.checked })}
          />
        )}
        {checkout.failure && <CheckoutFailure failure={checkout.failure} />}
        <Button appearance="primary" wide {...checkout.button}>
          {checkout.pending ? messages.submitting : messages.submit}
        </Button>
        <ConsentNote terms={terms} orders />
      </aside>
      <PriceChangeDialog
        change={checkout.change}
        onAccept={checkout.acceptChange}
        onDecline={checkout.declineChange}
      />
    </form>
  );
}
