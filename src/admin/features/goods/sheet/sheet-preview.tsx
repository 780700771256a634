import { officeMessages } from '#messages/office/common.ts';
import { sheetFieldNames } from '#messages/office/goods.ts';
import { sheetMessages as words } from '#messages/office/sheet.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { fieldColumns, nameOf } from './columns.ts';
import { type judged, stepsOf } from './row-state.ts';
import { type Sheet, storedOf } from './sheet.ts';

/** So many goods are shown. */
const SHOWN = 100;

interface Props {
  readonly sheet: Sheet;
  readonly changes: ReturnType<typeof judged>['changes'];
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** What each of the goods was and becomes. */
export function SheetPreview({ sheet, changes, onSave, onClose }: Props) {
  return (
    <Dialog title={words.preview} onClose={onClose}>
      <p>
        <strong>{words.willChange(changes.length)}</strong>
      </p>
      <ul className="sheet-preview">
        {changes.slice(0, SHOWN).map((change) => {
          const row = storedOf(sheet, change.id);
          return (
            <li key={change.id}>
              <div>{row && nameOf(row)}</div>
              {stepsOf(change).map(({ field, from, to }) => (
                <div key={field} className="sheet-preview__step">
                  {sheetFieldNames[field]}: {fieldColumns[field].shown(from) || words.empty} →{' '}
                  {fieldColumns[field].shown(to) || words.empty}
                </div>
              ))}
            </li>
          );
        })}
      </ul>
      {changes.length > SHOWN && <p>{words.andMore(changes.length - SHOWN)}</p>}
      <div className="form__actions">
        <Button
          look="main"
          onPress={() => {
            onClose();
            onSave();
          }}
        >
          {words.save}
        </Button>
        <Button look="quiet" onPress={onClose}>
          {officeMessages.close}
        </Button>
      </div>
    </Dialog>
  );
}
