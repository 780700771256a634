import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { officeMessages } from '#messages/office/common.ts';
import { say } from '../../ui/toasts.tsx';
import { isUnsaved } from '../../ui/unsaved.ts';
import type { LeavePageDialog } from './leave-page-dialog.tsx';

/** Asks before a page with something typed and not saved is left; when the window is closed, the browser asks. */
export function UnsavedQuestion() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const [Asked, setAsked] = useState<typeof LeavePageDialog>();
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!isBlocked) return;
    import('./leave-page-dialog.tsx').then(
      (part) => setAsked(() => part.LeavePageDialog),
      () => {
        blocker.reset?.();
        say(officeMessages.noConnection);
      },
    );
  }, [isBlocked, blocker.reset]);
  if (blocker.state !== 'blocked' || !Asked) return null;
  return <Asked onStay={blocker.reset} onLeave={blocker.proceed} />;
}
