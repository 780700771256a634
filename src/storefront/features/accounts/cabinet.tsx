import MenuIcon from 'lucide-react/icons/panel-left-open';
import { type ReactNode, useState } from 'react';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { addresses } from '../../addresses.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx';
import { ReloadOffer } from '../../ui/reload-offer.tsx';
import { useChunk } from '../../ui/use-chunk.ts';
import { reloadViewer, useViewer } from '../../viewer.ts';
import { CABINET_NAV_ID, CabinetNav } from './cabinet-nav.tsx';
import './cabinet.css';

const loadProfile = () => import('./profile.tsx');

interface Props {
  /** The path of this page, to return to after a sign-in. */
  path: string;
  onOpenCart: () => void;
  /** Called after the profile was saved in its dialog. */
  onProfileSaved: () => void;
  children: ReactNode;
}

/** The customer's account: the navigation beside the open section. A guest gets a link to sign in. */
export function Cabinet({ path, onOpenCart, onProfileSaved, children }: Props) {
  const [editing, setEditing] = useState(false);
  const viewer = useViewer();
  if (viewer.state === 'unknown') return <LoadingPlaceholder needsScript={messages.needsScript} />;
  if (viewer.state === 'failed') return <LoadFailure />;
  if (viewer.state === 'guest') return <NoUser path={path} />;
  return (
    <div className="cabinet">
      <Button
        className="cabinet__opener"
        icon={<MenuIcon aria-hidden="true" />}
        popoverTarget={CABINET_NAV_ID}
      >
        {messages.cabinetMenu}
      </Button>
      <CabinetNav
        email={viewer.user.email}
        onOpenCart={onOpenCart}
        onEditProfile={() => setEditing(true)}
      />
      <div className="cabinet__section">{children}</div>
      <Dialog open={editing} onClose={() => setEditing(false)} title={messages.editProfile}>
        <LazyProfile onSaved={onProfileSaved} />
      </Dialog>
    </div>
  );
}

/** The profile of the dialog. Its script is loaded when the dialog is opened. */
function LazyProfile({ onSaved }: { onSaved: () => void }) {
  const profile = useChunk(loadProfile, true);
  if (profile.state === 'there') {
    return <profile.module.Profile startEditing onSaved={onSaved} />;
  }
  return profile.state === 'failed' ? (
    <ReloadOffer />
  ) : (
    <LoadingPlaceholder needsScript={messages.needsScript} />
  );
}

function LoadFailure() {
  const [pending, setPending] = useState(false);
  const again = async () => {
    setPending(true);
    await reloadViewer();
    setPending(false);
  };
  return (
    <FailureNotice onRetry={again} pending={pending}>
      {messages.loadFailed}
    </FailureNotice>
  );
}

const NoUser = ({ path }: { path: string }) => (
  <div className="cabinet__nobody">
    <p className="cabinet__no-user">{messages.noUser}</p>
    <p className="soft">{messages.noUserHint}</p>
    <ButtonLink
      appearance="primary"
      to={addresses.login(path === addresses.account ? undefined : path)}
    >
      {messages.login}
    </ButtonLink>
  </div>
);
