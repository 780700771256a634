import './passkey-button.css';
import { passkeyMessages as words } from '#messages/office/passkeys.ts';
import { offersPasskeys } from '../../api/passkeys.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  readonly label: string;
  readonly isPending: boolean;
  readonly onPress: () => void;
}

/** The other way in, under a form; nothing where passkeys do not work. */
export const PasskeyButton = ({ label, isPending, onPress }: Props) =>
  offersPasskeys && (
    <div className="passkey">
      <p className="passkey__or">{words.or}</p>
      <Button isPending={isPending} onPress={onPress}>
        {label}
      </Button>
    </div>
  );
