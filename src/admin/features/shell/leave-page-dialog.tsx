import { keysMessages as words } from '#messages/office/keys.ts';
import { dropDrafts } from '../../api/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface Props {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whether a page is left with what was typed and not saved. */
export const LeavePageDialog = ({ onStay, onLeave }: Props) => (
  <Dialog title={words.leavePage} onClose={onStay}>
    <p>{words.pageText}</p>
    <div className="form__actions">
      <Button look="main" onPress={onStay} autoFocus>
        {words.stay}
      </Button>
      <Button
        look="danger"
        onPress={() => {
          dropDrafts();
          onLeave();
        }}
      >
        {words.leave}
      </Button>
    </div>
  </Dialog>
);
