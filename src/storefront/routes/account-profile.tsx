import { useOutletContext } from 'react-router';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { JoinOrders } from '../features/accounts/join-orders.tsx';
import { Profile } from '../features/accounts/profile.tsx';
import { SecurityForms } from '../features/accounts/security-forms.tsx';
import { ReloadOffer } from '../ui/reload-offer.tsx';
import { useChunk } from '../ui/use-chunk.ts';
import type { CabinetContext } from './account.tsx';

export default function AccountProfile() {
  const { profileVersion } = useOutletContext<CabinetContext>();
  return (
    <>
      <h2>{messages.profile}</h2>
      <Profile key={profileVersion} />
      <SecurityForms />
      <JoinOrders />
      <PersonalDataLater />
    </>
  );
}

/** Few export or erase their data: the script of these forms is loaded after the profile. */
function PersonalDataLater() {
  const chunk = useChunk(load, true);
  if (chunk.state === 'failed') return <ReloadOffer />;
  return chunk.state === 'there' && <chunk.module.PersonalData />;
}

const load = () => import('../features/accounts/personal-data.tsx');
