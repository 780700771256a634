import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { commonMessages } from '#messages/common.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { useHydrated } from './use-hydrated.ts';

/** What the move to this page has brought along; null on the server, which knows nothing of where a visitor comes from. */
export function useArrival<State>(): Partial<State> | null {
  const { state } = useLocation();
  return useHydrated() ? state : null;
}

/** Good news that came with the move to this page; it stays until it is closed. */
export function Announcement({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <div role="status">
      <Notice
        tone="good"
        action={
          <Button look="link" onClick={() => navigate('.', { replace: true, state: null })}>
            {commonMessages.close}
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
