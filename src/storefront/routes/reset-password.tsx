import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { addresses } from '../addresses.ts';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { ResetRequestForm } from '../features/accounts/reset-forms.tsx';
import { pageMeta } from '../features/site/page-meta.ts';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/reset-password.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: messages.resetTitle,
    description: messages.resetDescription,
    noindex: true,
  });

export default function ResetPassword() {
  return (
    <AuthPage
      title={messages.resetTitle}
      lead={messages.resetLead}
      other={
        <p>
          <Link to={addresses.login()}>{messages.toLoginNow}</Link>
        </p>
      }
    >
      <ResetRequestForm />
    </AuthPage>
  );
}
