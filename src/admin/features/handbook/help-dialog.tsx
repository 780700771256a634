import { useLocation } from 'react-router';
import { handbookMessages as words } from '#messages/office/handbook.ts';
import { passageOf, useHandbook } from '../../api/handbook.ts';
import { handbookPath } from '../../screens.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { HandbookText } from './handbook-text.tsx';
import { helpOf } from './help-places.ts';

/** What the handbook says of the screen that is open, over it: nothing that was typed is left. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  return (
    <Dialog title={words.help} onClose={onClose}>
      <Loaded query={useHandbook()}>
        {(handbook) =>
          helpOf(pathname).map((place) => {
            const passage = passageOf(handbook, place);
            return (
              passage && (
                <HandbookText key={place} sections={passage.sections} below={2} onLeave={onClose} />
              )
            );
          })
        }
      </Loaded>
      <div className="form__actions">
        <Button onPress={onClose}>{words.close}</Button>
        <Link to={handbookPath} onClick={onClose}>
          {words.whole}
        </Link>
      </div>
    </Dialog>
  );
}
