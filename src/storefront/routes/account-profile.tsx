import { useOutletContext } from 'react-router';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { JoinOrders } from '../features/accounts/join-orders.tsx';
import { Profile } from '../features/accounts/profile.tsx';
import { SecurityForms } from '../features/accounts/security-forms.tsx';
import type { CabinetContext } from './account.tsx';

export default function AccountProfile() {
  const { profileVersion } = useOutletContext<CabinetContext>();
  return (
    <>
      <h2>{messages.profile}</h2>
      <Profile key={profileVersion} />
      <SecurityForms />
      <JoinOrders />
    </>
  );
}
