import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { pickupPlacesOf } from '#contracts/pickup-places.ts';
import { cartMessages } from '#messages/orders/cart.ts';
import { checkoutMessages } from '#messages/orders/checkout.ts';
import { siteMessages } from '#messages/site/site.ts';
import { addresses } from '../addresses.ts';
import type { KnownProfile } from '../api/answers/accounts.ts';
import type { NewOrder } from '../api/answers/new-order.ts';
import { useConsentTerms } from '../consent-terms.ts';
import type { offerProfile } from '../features/accounts/orderer.ts';
import { isOrderable, itemKey } from '../features/cart/cart-item.ts';
import { purgeOrdered } from '../features/cart/cart-page-actions.ts';
import { pushCart } from '../features/cart/cart-sync.ts';
import { EmptyCart } from '../features/cart/empty-cart.tsx';
import { gainOf } from '../features/cart/gain.ts';
import type { CartView } from '../features/cart/use-cart.ts';
import {
  checkoutKey,
  purgeOrderItems,
  useCheckoutCart,
} from '../features/cart/use-checkout-cart.ts';
import { type CheckoutForm, toProfileFields } from '../features/checkout/checkout-form.ts';
import { CheckoutPage } from '../features/checkout/checkout-page.tsx';
import type { CheckoutCart } from '../features/checkout/place-order.ts';
import { prefill } from '../features/checkout/prefill.ts';
import { loadThanks } from '../features/orders/load-thanks.ts';
import type { OrderPlacedState } from '../features/orders/placed-order.ts';
import { pageMeta } from '../features/site/page-meta.ts';
import { useSite } from '../features/site/site-data.ts';
import { logFailure } from '../log.ts';
import type { PageHandle } from '../page-handle.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { BilingualText } from '../ui/english-literal.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { loadChunk } from '../ui/load-chunk.ts';
import { LoadingPlaceholder } from '../ui/loading-placeholder.tsx';
import { Notice } from '../ui/notice.tsx';
import { useViewer } from '../viewer.ts';
import type { Route } from './+types/checkout.ts';
import { OrderDelivery } from './order-delivery.tsx';

const crumbs = [
  { label: siteMessages.menuHome, to: addresses.home },
  { label: cartMessages.title, to: addresses.cart },
  { label: checkoutMessages.title, to: addresses.checkout },
];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: checkoutMessages.title,
    description: checkoutMessages.pageDescription,
    canonical: addresses.checkout,
    noindex: true,
  });

/** The header in one line: nothing leads away from the form. */
export const handle: PageHandle = { hasShortHeader: true };

export default function Checkout() {
  const { cart, failed, load } = useCheckoutCart();
  const customer = useProfileInForm();
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <div className="page-head">
        <h1>{checkoutMessages.title}</h1>
      </div>
      {failed && (
        <FailureNotice onRetry={load}>
          <BilingualText text={checkoutMessages.cartLoadFailed} />
        </FailureNotice>
      )}
      {cart === null ? (
        <LoadingPlaceholder needsScript={checkoutMessages.needsScript} />
      ) : (
        <FoundCart cart={cart} customer={customer} />
      )}
    </>
  );
}

interface Customer {
  readonly pk: number;
  readonly profile: KnownProfile;
  /** Offers on the next page what the profile lacks of the order. */
  readonly offerProfile: typeof offerProfile;
}

const loadOrderer = () => import('../features/accounts/orderer.ts');

/** Prefills the form with the customer's profile. Returns the customer once the profile is read. */
function useProfileInForm(): Customer | null {
  const viewer = useViewer();
  const pk = viewer.state === 'customer' ? viewer.user.pk : null;
  const [customer, setCustomer] = useState<Customer | null>(null);
  useEffect(() => {
    if (pk === null) return;
    const read = async () => {
      const { getProfile, offerProfile } = await loadChunk(loadOrderer);
      const profile = await getProfile();
      if (!profile) return;
      prefill(toForm(profile));
      setCustomer({ pk, profile, offerProfile });
    };
    read().catch((error: unknown) => logFailure('the profile was not read', error));
  }, [pk]);
  return customer?.pk === pk ? customer : null;
}

const toForm = (profile: KnownProfile) => ({
  firstName: profile.first_name,
  middleName: profile.midle_name,
  lastName: profile.last_name,
  email: profile.email,
  tel: profile.phone_number,
  address: profile.address,
  city: profile.city,
});

function FoundCart({ cart, customer }: { cart: CartView; customer: Customer | null }) {
  const { settings } = useSite();
  const terms = useConsentTerms(settings);
  const navigate = useNavigate();
  const gone = [...cart.items, ...cart.deferred].filter((item) => !isOrderable(item));
  const notToBeHad = gone.length > 0 && (
    <div className="checkout-gone">
      <Notice>
        {checkoutMessages.notToBeHad} {gone.map(({ name }) => name).join(', ')}.
      </Notice>
    </div>
  );
  if (cart.selected.length === 0) {
    return (
      <>
        {notToBeHad}
        <EmptyCart />
      </>
    );
  }
  const leave = (order: NewOrder, form: CheckoutForm) => {
    purgeOrdered();
    purgeOrderItems();
    if (customer) {
      const { pk, profile, offerProfile } = customer;
      offerProfile(profile, { pk, orderNumber: order.number, fields: toProfileFields(form) });
    }
    loadThanks().catch((error: unknown) => logFailure('the thanks were not loaded ahead', error));
    const goods = cart.selected.map(({ name, photo }) => ({ name, photo }));
    const state: OrderPlacedState = { orderPlaced: order, goods };
    navigate(addresses.home, { state });
  };
  return (
    <>
      {notToBeHad}
      <CheckoutPage
        cart={toCheckoutCart(cart)}
        terms={terms}
        pickupPlaces={pickupPlacesOf(settings)}
        onPlaced={leave}
        delivery={
          settings.delivers || settings.suggests_addresses
            ? (part) => <OrderDelivery {...part} />
            : undefined
        }
      />
    </>
  );
}

const toCheckoutCart = ({ selected, subtotal }: CartView): CheckoutCart => ({
  items: selected.map((item) => ({ ...item, key: itemKey(item), gain: gainOf([item]) })),
  total: subtotal,
  gain: gainOf(selected),
  push: pushCart,
  keyOf: checkoutKey,
});
