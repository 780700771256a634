import { useNavigate } from 'react-router';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { addresses } from '../addresses.ts';
import { useConsentTerms } from '../consent-terms.ts';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { RegisterForm } from '../features/accounts/register-form.tsx';
import type { RegisteredState } from '../features/accounts/registered.tsx';
import { pageMeta } from '../features/site/page-meta.ts';
import { useSite } from '../features/site/site-data.ts';
import { enter } from '../session.ts';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/register.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: messages.register,
    description: messages.registerDescription,
    noindex: true,
  });

export default function Register() {
  const { settings } = useSite();
  const navigate = useNavigate();
  const state: RegisteredState = { registered: true };
  return (
    <AuthPage
      title={messages.register}
      lead={messages.whyRegister}
      other={
        <p>
          {messages.haveAccount} <Link to={addresses.login()}>{messages.login}</Link>
        </p>
      }
    >
      <RegisterForm
        enter={enter}
        terms={useConsentTerms(settings)}
        onRegistered={() => navigate(addresses.home, { state })}
      />
    </AuthPage>
  );
}
