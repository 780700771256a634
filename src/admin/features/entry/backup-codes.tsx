import './backup-codes.css';
import { entryMessages as words } from '#messages/office/entry.ts';
import { shopName } from '../../api/shop-name.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { saveFile } from '../../ui/save-file.ts';

interface Props {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The backup codes, which are shown once. */
export function BackupCodes({ codes, onDone }: Props) {
  const text = [words.codesHead(shopName), '', ...codes, ''].join('\n');
  return (
    <div className="backup-codes">
      <h2>{words.codesTitle}</h2>
      <p>{words.codes}</p>
      <ul className="backup-codes__list">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="form__actions">
        <Button onPress={() => saveFile(new File([text], words.codesFile))}>
          {words.download}
        </Button>
        <Button onPress={() => copyText(text)}>{words.copyCodes}</Button>
      </div>
      <div className="form__actions">
        <Button look="main" onPress={onDone}>
          {words.savedCodes}
        </Button>
      </div>
    </div>
  );
}
