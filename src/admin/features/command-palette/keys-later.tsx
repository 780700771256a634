import { useEffect, useState } from 'react';
import { officeMessages } from '#messages/office/common.ts';
import { say } from '../../ui/toasts.tsx';
import type { OfficeKeys } from './office-keys.tsx';

/** The keys, loaded after the first screen. What the button asks for meanwhile waits; where they cannot be loaded, each press tries again. */
export function KeysLater({ asked }: { asked: number }) {
  const [Keys, setKeys] = useState<typeof OfficeKeys>();
  useEffect(() => {
    if (Keys) return;
    import('./office-keys.tsx').then(
      (part) => setKeys(() => part.OfficeKeys),
      () => asked > 0 && say(officeMessages.noConnection),
    );
  }, [asked, Keys]);
  return Keys && <Keys asked={asked} />;
}
