import './help-button.css';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { officeMessages as words } from '#messages/office/common.ts';
import { Button } from '../../ui/button.tsx';

const HelpDialog = lazy(async () => ({
  default: (await import('./help-dialog.tsx')).HelpDialog,
}));

/** «?» beside the title of each screen. It closes with the screen. */
export function HelpButton() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  return (
    <span className="help">
      <Button look="quiet" aria-label={words.help} onPress={() => setOpenAt(pathname)}>
        ?
      </Button>
      {openAt === pathname && (
        <Suspense>
          <HelpDialog onClose={() => setOpenAt(undefined)} />
        </Suspense>
      )}
    </span>
  );
}
