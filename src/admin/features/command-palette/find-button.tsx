import './find-button.css';
import { keysMessages as words } from '#messages/office/keys.ts';
import { Button } from '../../ui/button.tsx';
import { KeySign } from '../../ui/key.tsx';
import { paletteKeys } from './palette-keys.ts';

/** The way to the palette for those who use no keys. */
export const FindButton = ({ onPress }: { onPress: () => void }) => (
  <div className="find-button">
    <Button onPress={onPress}>
      {words.find}
      <span aria-hidden="true">
        <KeySign>{paletteKeys}</KeySign>
      </span>
    </Button>
  </div>
);
