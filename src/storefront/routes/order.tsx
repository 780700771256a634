import { useParams } from 'react-router';
import { orderLinkMessages } from '#messages/orders/order-link.ts';
import { orderPageMessages } from '#messages/orders/order-page.ts';
import { addresses } from '../addresses.ts';
import { putInCart } from '../features/cart/put-in-cart.ts';
import { OrderPage } from '../features/orders/order-page.tsx';
import { ContactList } from '../features/site/contact-list.tsx';
import { pageMeta } from '../features/site/page-meta.ts';
import type { Route } from './+types/order.ts';

/** The address is a secret: it is neither told to other sites nor indexed. */
export const headers: Route.HeadersFunction = () => ({
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
});

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: orderPageMessages.title,
    description: orderLinkMessages.description,
    // The path contains the secret token and must not appear in the page's metadata.
    address: addresses.home,
    noindex: true,
  }),
  // The header counts only where this page is the first one of a visit.
  { name: 'referrer', content: 'no-referrer' },
];

export default function Order() {
  const { token = '' } = useParams();
  return <OrderPage key={token} token={token} putInCart={putInCart} contacts={<ContactList />} />;
}
