import { officeMessages } from '#messages/office/common.ts';
import { roleText } from '#messages/office/staff-rules.ts';
import { useViewer } from '../api/session.ts';
import { KeysSection } from '../features/command-palette/keys-section.tsx';
import { ConnectApp } from '../features/entry/connect-app.tsx';
import { FactorSection } from '../features/me/factor-section.tsx';
import { PasskeysSection } from '../features/me/passkeys-section.tsx';
import { SessionsSection } from '../features/me/sessions-section.tsx';
import { Page } from '../ui/page.tsx';

export default function MeRoute() {
  const { email, role } = useViewer();
  return (
    <Page title={officeMessages.me} about={`${email}. ${roleText(role)}`}>
      <FactorSection connect={(onDone) => <ConnectApp onDone={onDone} />} />
      <PasskeysSection />
      <SessionsSection />
      <KeysSection />
    </Page>
  );
}
