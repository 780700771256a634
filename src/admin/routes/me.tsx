import { useState } from 'react';
import { officeMessages } from '#messages/office/common.ts';
import { roleText } from '#messages/office/me.ts';
import { useViewer } from '../api/session.ts';
import { KeysSection } from '../features/command-palette/keys-section.tsx';
import { ConnectApp } from '../features/entry/connect-app.tsx';
import { linkKey } from '../features/entry/link-key.ts';
import { AccountSection } from '../features/me/account-section.tsx';
import { ConfirmEmail } from '../features/me/confirm-email.tsx';
import { FactorSection } from '../features/me/factor-section.tsx';
import { PasskeysSection } from '../features/me/passkeys-section.tsx';
import { SessionsSection } from '../features/me/sessions-section.tsx';
import { Page } from '../ui/page.tsx';

export default function MeRoute() {
  const [key] = useState(linkKey);
  const { email, role, role_name: roleName } = useViewer();
  return (
    <Page title={officeMessages.me} about={`${email}. ${roleText(role, roleName)}`}>
      {key && <ConfirmEmail linkKey={key} />}
      <AccountSection />
      <FactorSection connect={(onDone) => <ConnectApp onDone={onDone} />} />
      <PasskeysSection />
      <SessionsSection />
      <KeysSection />
    </Page>
  );
}
