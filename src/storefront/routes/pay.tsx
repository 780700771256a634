import { useLocation, useParams } from 'react-router';
import { returnOpening } from '#messages/orders/return-opening.ts';
import { payPageMessages } from '#messages/payments/pay-page.ts';
import { addresses } from '../addresses.ts';
import { PayPage } from '../features/orders/paying/pay-page.tsx';
import { ReturnPage } from '../features/orders/paying/return-page.tsx';
import { ReturnLater } from '../features/orders/returning/return-later.tsx';
import { ToldOrderLater } from '../features/orders/told/told-order-later.tsx';
import { ContactList } from '../features/site/contact-list.tsx';
import { pageMeta } from '../features/site/page-meta.ts';
import { useSite } from '../features/site/site-data.ts';
import type { Route } from './+types/pay.ts';

/** The address is a secret: it is neither told to other sites nor indexed. */
export const headers: Route.HeadersFunction = () => ({
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
});

const isReturn = (path: string): boolean => /\/return\/?$/.test(path);

export const meta: Route.MetaFunction = ({ matches, location }) => [
  ...pageMeta(matches, {
    ...(isReturn(location.pathname) ? returnOpening : payPageMessages),
    // The path contains the secret token and must not appear in the page's metadata.
    address: addresses.home,
    noindex: true,
  }),
  // The header counts only where this page is the first one of a visit.
  { name: 'referrer', content: 'no-referrer' },
];

/** Where the order of a link is paid, where its customer comes back to, and where its goods are given back. */
export default function Pay() {
  const { token, id = '' } = useParams();
  const { pathname } = useLocation();
  const { settings } = useSite();
  if (token !== undefined && isReturn(pathname)) {
    return <ReturnLater key={token} token={token} contacts={<ContactList />} />;
  }
  return token === undefined ? (
    <ReturnPage key={id} id={id} />
  ) : (
    <PayPage
      key={token}
      token={token}
      contacts={<ContactList />}
      otherwise={<ToldOrderLater token={token} settings={settings} contacts={<ContactList />} />}
    />
  );
}
