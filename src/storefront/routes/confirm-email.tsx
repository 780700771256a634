import { useLocation, useParams } from 'react-router';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { erasingTitle } from '#messages/accounts/erasing-title.ts';
import { commonMessages } from '#messages/words/common.ts';
import { addresses } from '../addresses.ts';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { EmailConfirmation } from '../features/accounts/email-confirmation.tsx';
import { pageMeta } from '../features/site/page-meta.ts';
import { BilingualText } from '../ui/english-literal.tsx';
import { ReloadOffer } from '../ui/reload-offer.tsx';
import { useChunk } from '../ui/use-chunk.ts';
import type { Route } from './+types/confirm-email.ts';

/** The words of the page: its letter erases the account, or confirms an e-mail. One route for both: each weighs on every page of the shop. */
const wordsOf = (search: string) =>
  new URLSearchParams(search).has('erase')
    ? { ...erasingTitle, isErasing: true }
    : { title: messages.confirmTitle, description: messages.confirmDescription, isErasing: false };

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { title, description } = wordsOf(location.search);
  // The path contains the secret key and must not appear in the page's metadata.
  return pageMeta(matches, { title, description, address: addresses.home, noindex: true });
};

export default function ConfirmEmail() {
  const { key = '' } = useParams();
  const { title, isErasing } = wordsOf(useLocation().search);
  return (
    <AuthPage title={title}>
      {isErasing ? <ErasingLater eraseKey={key} /> : <EmailConfirmation confirmationKey={key} />}
    </AuthPage>
  );
}

/** Few letters erase an account: those of the other ones load no script for it. */
function ErasingLater({ eraseKey }: { eraseKey: string }) {
  const chunk = useChunk(load, true);
  if (chunk.state === 'there') return <chunk.module.AccountErasing eraseKey={eraseKey} />;
  if (chunk.state === 'failed') return <ReloadOffer />;
  return (
    <p className="soft">
      <BilingualText text={commonMessages.loading} />
    </p>
  );
}

const load = () => import('../features/accounts/account-erasing.tsx');
