import { useState } from 'react';
import { profileOfferMessages as messages } from '#messages/accounts/profile-offer.ts';
import { addresses } from '../../addresses.ts';
import { logFailure } from '../../log.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useViewer } from '../../viewer.ts';
import { saveProfile } from './account-api.ts';
import { offeredProfile, withdrawProfileOffer } from './offered-profile.ts';

/** Offers to save name, phone and address of the order just placed in the customer's profile, where that is empty. */
export function ProfileOffer({ orderNumber }: { orderNumber: string | null }) {
  const viewer = useViewer();
  const [offered] = useState(offeredProfile);
  const [state, setState] = useState<'offered' | 'saving' | 'failed' | 'saved'>('offered');
  const isTheirs = viewer.state === 'customer' && viewer.user.pk === offered?.pk;
  if (!offered || !isTheirs || offered.orderNumber !== orderNumber) return null;

  const save = async () => {
    setState('saving');
    try {
      await saveProfile(offered.fields);
      withdrawProfileOffer();
      setState('saved');
    } catch (error) {
      logFailure('the profile was not saved', error);
      setState('failed');
    }
  };

  if (state === 'saved') {
    return (
      <div role="status">
        <Notice tone="good" action={<Link to={addresses.profile}>{messages.toProfile}</Link>}>
          {messages.saved}
        </Notice>
      </div>
    );
  }
  return (
    <Notice
      tone={state === 'failed' ? 'error' : 'plain'}
      action={
        <Button pending={state === 'saving'} onClick={save}>
          {messages.save}
        </Button>
      }
    >
      {state === 'failed' ? messages.failed : messages.question}
    </Notice>
  );
}
