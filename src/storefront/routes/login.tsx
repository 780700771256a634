import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { addresses, nextAddress } from '../addresses.ts';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { LoginForm } from '../features/accounts/login-form.tsx';
import { pageMeta } from '../features/site/page-meta.ts';
import { enter } from '../session.ts';
import { Link } from '../ui/link.tsx';
import { loadViewer } from '../viewer.ts';
import type { Route } from './+types/login.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: messages.loginTitle,
    description: messages.loginDescription,
    noindex: true,
  });

export default function Login() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = nextAddress(search);

  useEffect(() => {
    let isHere = true;
    // A signed-in customer is redirected.
    void loadViewer().then(({ state }) => {
      if (isHere && state === 'customer') navigate(next, { replace: true });
    });
    return () => {
      isHere = false;
    };
  }, [navigate, next]);

  return (
    <AuthPage
      title={messages.loginTitle}
      other={
        <p>
          {messages.noAccountYet} <Link to={addresses.register}>{messages.toRegister}</Link>
        </p>
      }
    >
      <LoginForm enter={enter} onSignedIn={() => navigate(next, { replace: true })} />
    </AuthPage>
  );
}
