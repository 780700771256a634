import { useParams } from 'react-router';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { addresses } from '../addresses.ts';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { EmailConfirmation } from '../features/accounts/email-confirmation.tsx';
import { pageMeta } from '../features/site/page-meta.ts';
import type { Route } from './+types/confirm-email.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: messages.confirmTitle,
    description: messages.confirmDescription,
    // The path contains the secret key and must not appear in the page's metadata.
    address: addresses.home,
    noindex: true,
  });

export default function ConfirmEmail() {
  const { key = '' } = useParams();
  return (
    <AuthPage title={messages.confirmTitle}>
      <EmailConfirmation confirmationKey={key} />
    </AuthPage>
  );
}
