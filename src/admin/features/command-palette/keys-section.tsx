import '../../ui/check.css';
import './keys-section.css';
import { keyGroupNames, keysHelpMessages as words } from '#messages/office/palette.ts';
import { Button } from '../../ui/button.tsx';
import { keyGroups, turnOff, useKeysOff } from '../../ui/key-settings.ts';

/** Which keys work in this browser; each change acts at once (WCAG 2.1.4). */
export function KeysSection() {
  const off = useKeysOff();
  const isAllOff = off.length === keyGroups.length;
  return (
    <section className="section keys-section">
      <h2>{words.title}</h2>
      <p className="page__about">{words.settingsAbout}</p>
      {keyGroups.map((group) => (
        <label key={group} className="check">
          <input
            type="checkbox"
            checked={!off.includes(group)}
            onChange={({ target }) =>
              turnOff(target.checked ? off.filter((one) => one !== group) : [...off, group])
            }
          />
          <span>{keyGroupNames[group]}</span>
        </label>
      ))}
      <div>
        <Button onPress={() => turnOff(isAllOff ? [] : keyGroups)}>
          {isAllOff ? words.allOn : words.allOff}
        </Button>
      </div>
    </section>
  );
}
