import './palette.css';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { officeMessages } from '#messages/office/common.ts';
import { paletteMessages as words } from '#messages/office/palette.ts';
import { Button } from '../../ui/button.tsx';
import { optionId, PaletteList } from './palette-list.tsx';
import { useActive } from './use-active.ts';
import { usePaletteSections } from './use-palette-sections.tsx';

interface Props {
  /** What was typed before the palette was closed. */
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
  /** Closes the palette, forgets the text and then does what was chosen. */
  readonly onChoose: (run: () => void) => void;
}

const LIST = 'palette-list';

/** One field that finds screens, actions of the page that is open, and orders. A combobox of the ARIA Authoring Practices: the focus stays in the field. */
export function Palette({ text, onType, onClose, onChoose }: Props) {
  const { sections, message } = usePaletteSections(text);
  const options = sections.flatMap((section) => section.options);
  const { active, move, forget } = useActive(options);
  const type = (next: string) => {
    forget();
    onType(next);
  };
  const choose = (event: React.KeyboardEvent) => {
    // Enter also ends the input of a character by an input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && active) onChoose(active.run);
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else return;
    event.preventDefault();
  };
  return (
    <ModalOverlay
      className="palette-ground"
      isOpen
      isDismissable
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <Modal className="palette">
        <Dialog className="palette__content" aria-label={words.title}>
          <div className="palette__line">
            <input
              className="palette__field"
              role="combobox"
              aria-label={words.title}
              aria-autocomplete="list"
              aria-expanded="true"
              aria-controls={LIST}
              aria-activedescendant={active && optionId(active)}
              placeholder={words.hint}
              value={text}
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              autoFocus
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => type(target.value)}
              onKeyDown={choose}
            />
            <Button look="quiet" onPress={onClose}>
              {officeMessages.close}
            </Button>
          </div>
          <PaletteList id={LIST} sections={sections} active={active} onChoose={onChoose} />
          <p className="palette__state" role="status">
            {message}
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
