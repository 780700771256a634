import { useParams } from 'react-router';
import { letterLinks } from '#messages/accounts/letter-links.ts';
import { addresses } from '../addresses.ts';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { OrdersJoining } from '../features/accounts/orders-joining.tsx';
import { pageMeta } from '../features/site/page-meta.ts';
import type { Route } from './+types/join-orders.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: letterLinks.joinTitle,
    description: letterLinks.joinDescription,
    // The path contains the secret key and must not appear in the page's metadata.
    address: addresses.home,
    noindex: true,
  });

export default function JoinOrders() {
  const { key = '' } = useParams();
  return (
    <AuthPage title={letterLinks.joinTitle}>
      <OrdersJoining joinKey={key} />
    </AuthPage>
  );
}
