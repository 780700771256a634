import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { keysMessages as words } from '#messages/office/keys.ts';
import { dropDrafts } from '../../api/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { isUnsaved } from '../../ui/unsaved.ts';

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
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title={words.leavePage} onClose={blocker.reset}>
      <p>{words.pageText}</p>
      <div className="form__actions">
        <Button look="main" onPress={blocker.reset} autoFocus>
          {words.stay}
        </Button>
        <Button
          look="danger"
          onPress={() => {
            dropDrafts();
            blocker.proceed();
          }}
        >
          {words.leave}
        </Button>
      </div>
    </Dialog>
  );
}
