import { useParams } from 'react-router';
import { letterLinks } from '#messages/accounts/letter-links.ts';
import { addresses } from '../addresses.ts';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { ChangeUndoing } from '../features/accounts/change-undoing.tsx';
import { pageMeta } from '../features/site/page-meta.ts';
import type { Route } from './+types/not-me.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: letterLinks.notMeTitle,
    description: letterLinks.notMeDescription,
    // The path contains the secret key and must not appear in the page's metadata.
    address: addresses.home,
    noindex: true,
  });

export default function NotMe() {
  const { key = '' } = useParams();
  return (
    <AuthPage title={letterLinks.notMeTitle} lead={letterLinks.notMeLead}>
      <ChangeUndoing changeKey={key} />
    </AuthPage>
  );
}
