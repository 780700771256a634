import { type ReactNode, useEffect, useRef } from 'react';
import { commonMessages } from '#messages/words/common.ts';
import { onReconnect } from '../api/connection.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface Props {
  onRetry: () => void;
  pending?: boolean;
  children: ReactNode;
}

/** An error message with a retry button. Retries by itself when the network returns. */
export function FailureNotice({ onRetry, pending = false, children }: Props) {
  const retry = useRef(onRetry);
  retry.current = onRetry;
  useEffect(() => onReconnect(() => retry.current()), []);
  return (
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
}
