import './keys-help.css';
import type { ReactNode } from 'react';
import { officeMessages } from '#messages/office/common.ts';
import { paletteMessages, keysHelpMessages as words } from '#messages/office/palette.ts';
import { useMay } from '../../api/session.ts';
import { isOpenTo, navigation, officePages } from '../../screens.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { groupOf, KeySign, signOf } from '../../ui/key.tsx';
import { useKeysOff } from '../../ui/key-settings.ts';
import { Link } from '../../ui/link.tsx';
import { useOfferedActions } from '../../ui/page-actions.ts';
import { paletteKeys } from './palette-keys.ts';

type Row = readonly [keys: readonly string[], name: string];

/** The keys that work on the page that is open. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const may = useMay();
  const off = useKeysOff();
  const here = useOfferedActions().flatMap(({ key, name }): Row[] =>
    key && !off.includes(groupOf(key)) ? [[[signOf(key)], name]] : [],
  );
  const screens = navigation
    .filter((page) => !off.includes('go') && isOpenTo(page, may))
    .map(({ key, name }): Row => [['G', signOf(key)], name]);
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p className="keys-help__about">{words.about}</p>
      {here.length > 0 && <Keys title={paletteMessages.onPage} rows={here} />}
      <Keys
        title={words.anywhere}
        rows={[
          [[paletteKeys], paletteMessages.title],
          ...screens,
          ...(off.includes('help') ? [] : [[['?'], words.openHelp] as const]),
        ]}
      />
      <p className="keys-help__about">
        {words.settings}{' '}
        <span onClickCapture={onClose}>
          <Link to={officePages.me.path}>{officePages.me.name}</Link>
        </span>
      </p>
      <div className="form__actions">
        <Button look="main" onPress={onClose}>
          {officeMessages.close}
        </Button>
      </div>
    </Dialog>
  );
}

const Keys = ({ title, rows }: { title: string; rows: readonly Row[] }): ReactNode => (
  <section>
    <h3 className="keys-help__title">{title}</h3>
    <dl className="keys-help">
      {rows.map(([keys, name]) => (
        <div key={name}>
          <dt>
            <KeySign>{keys[0] ?? ''}</KeySign>
            {keys[1] && (
              <>
                {` ${words.andThen} `}
                <KeySign>{keys[1]}</KeySign>
              </>
            )}
          </dt>
          <dd>{name}</dd>
        </div>
      ))}
    </dl>
  </section>
);
