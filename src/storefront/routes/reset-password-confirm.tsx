import { useSearchParams } from 'react-router';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { ResetConfirmForm } from '../features/accounts/reset-forms.tsx';
import { pageMeta } from '../features/site/page-meta.ts';
import type { Route } from './+types/reset-password-confirm.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: messages.resetConfirmTitle,
    description: messages.resetDescription,
    noindex: true,
  });

export default function ResetPasswordConfirm() {
  const [search] = useSearchParams();
  const link = { uid: search.get('uid') ?? '', token: search.get('token') ?? '' };
  return (
    <AuthPage title={messages.resetConfirmTitle}>
      <ResetConfirmForm link={link} />
    </AuthPage>
  );
}
