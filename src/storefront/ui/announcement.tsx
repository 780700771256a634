import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { commonMessages } from '#messages/words/common.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { useHydrated } from './use-hydrated.ts';

/** The router state of the navigation to this page; null on the server and before hydration. */
export function useNavigationState<State>(): Partial<State> | null {
  const { state } = useLocation();
  return useHydrated() ? state : null;
}

/** A success message from the previous page; shown until it is closed. */
export function Announcement({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <div role="status">
      <Notice
        tone="good"
        action={
          <Button appearance="link" onClick={() => navigate('.', { replace: true, state: null })}>
            {commonMessages.close}
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
