import { cartMessages } from '#messages/orders/cart.ts';
import { cartPageMessages } from '#messages/orders/cart-page.ts';
import { siteMessages } from '#messages/site/site.ts';
import { addresses } from '../addresses.ts';
import { CartPage } from '../features/cart/cart-page.tsx';
import { DeliveryPlace, quotedLines } from '../features/delivery/delivery-places.tsx';
import { LazyRecentlySeen } from '../features/recent/lazy-recently-seen.tsx';
import { pageMeta } from '../features/site/page-meta.ts';
import { useSite } from '../features/site/site-data.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/cart.ts';

const crumbs = [
  { label: siteMessages.menuHome, to: addresses.home },
  { label: cartMessages.title, to: addresses.cart },
];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: cartMessages.title,
    description: cartPageMessages.pageDescription,
    canonical: addresses.cart,
    noindex: true,
  });

export default function Cart() {
  const { settings } = useSite();
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <div className="page-head">
        <h1>{cartMessages.title}</h1>
      </div>
      <CartPage
        delivery={
          settings.delivers
            ? (items) => <DeliveryPlace lines={quotedLines(items)} hasWhole />
            : undefined
        }
      />
      <LazyRecentlySeen />
    </>
  );
}
