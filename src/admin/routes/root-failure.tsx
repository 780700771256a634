import { officeMessages as words } from '#messages/office/common.ts';
import { Button } from '../ui/button.tsx';
import { EntryCard } from '../ui/entry-card.tsx';

/** In the place of a screen whose script did not load, or that broke. */
export const RootFailure = () => (
  <EntryCard title={words.pageFailedTitle}>
    <p>{words.pageFailed}</p>
    <div className="form__actions">
      <Button look="main" onPress={() => location.reload()}>
        {words.reload}
      </Button>
    </div>
  </EntryCard>
);
