import { findMessages as messages } from '#messages/orders/order-find.ts';
import { addresses } from '../addresses.ts';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { FindOrderForm } from '../features/orders/find-order-form.tsx';
import { pageMeta } from '../features/site/page-meta.ts';
import { Link } from '../ui/link.tsx';
import { useViewer } from '../viewer.ts';
import type { Route } from './+types/find-order.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: messages.title,
    description: messages.description,
    noindex: true,
  });

export default function FindOrder() {
  return (
    <AuthPage title={messages.title} lead={messages.lead} other={<ToAccount />}>
      <FindOrderForm />
    </AuthPage>
  );
}

function ToAccount() {
  const isCustomer = useViewer().state === 'customer';
  return isCustomer ? (
    <p>
      {messages.signedIn} <Link to={addresses.account}>{messages.toHistory}</Link>
    </p>
  ) : (
    <p>
      <Link to={addresses.login()}>{messages.signIn}</Link>
    </p>
  );
}
