import { useState } from 'react';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import type { KnownProfile } from '../../api/answers/accounts.ts';
import { logFailure } from '../../log.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { getProfile } from './account-api.ts';
import { EmailState } from './email-state.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileView } from './profile-view.tsx';
import { SuccessMessage } from './success-message.tsx';

interface Props {
  /** Starts with the form open. */
  startEditing?: boolean;
  onSaved?: () => void;
}

/** The profile, read-only until 'Редактировать' is pressed (spec section 4, "Profile"). */
export function Profile({ startEditing = false, onSaved }: Props) {
  const profile = useLoaded(getProfile, (error) => logFailure('the profile was not loaded', error));
  const [editing, setEditing] = useState(startEditing);
  const [saved, setSaved] = useState(false);

  if (profile.state === 'loading') return <LoadingPlaceholder needsScript={messages.needsScript} />;
  if (profile.state === 'failed') {
    return <FailureNotice onRetry={profile.reload}>{messages.loadFailed}</FailureNotice>;
  }
  if (!profile.data) return <p>{messages.noProfile}</p>;

  const finish = (data: KnownProfile) => {
    profile.replace(data);
    setEditing(false);
    setSaved(true);
    onSaved?.();
  };
  const edit = () => {
    setSaved(false);
    setEditing(true);
  };
  if (editing) {
    return (
      <ProfileForm profile={profile.data} onSaved={finish} onCancel={() => setEditing(false)} />
    );
  }
  return (
    <div className="profile">
      {saved && <SuccessMessage text={messages.profileSaved} />}
      <ProfileView profile={profile.data} />
      {profile.data.email_confirmed !== null && (
        <EmailState email={profile.data.email} confirmed={profile.data.email_confirmed} />
      )}
      <div>
        <Button onClick={edit}>{messages.edit}</Button>
      </div>
    </div>
  );
}
