import { officeMessages } from '#messages/office/common.ts';
import { sheetMessages as words } from '#messages/office/sheet.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** The keys of the sheet. */
export const SheetKeysHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={words.keys} onClose={onClose}>
    <dl className="sheet-keys">
      {words.keysAbout.map(([keys, about]) => (
        <div key={keys}>
          <dt>{keys}</dt>
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
    <div className="form__actions">
      <Button look="main" onPress={onClose}>
        {officeMessages.close}
      </Button>
    </div>
  </Dialog>
);
