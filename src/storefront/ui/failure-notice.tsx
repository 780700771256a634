import type { ReactNode } from 'react';
import { commonMessages } from '#messages/common.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface Props {
  onRetry: () => void;
  pending?: boolean;
  children: ReactNode;
}

/** An error message with a retry button. */
export const FailureNotice = ({ onRetry, pending = false, children }: Props) => (
  <Notice
    tone="error"
    action={
      <Button appearance="link" pending={pending} onClick={onRetry}>
        {commonMessages.tryAgain}
      </Button>
    }
  >
    {children}
  </Notice>
);
