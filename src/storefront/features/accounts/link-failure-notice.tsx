import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { commonMessages } from '#messages/words/common.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { LinkFailure } from './explain-link.ts';

interface Props {
  text: string;
  failure: LinkFailure;
  /** Absent where the form's own button retries. */
  onRetry?: () => void;
  /** The page where a new letter can be requested. */
  requestAt: string;
}

/** Says why the link of a letter did not work, with a retry or the way to a new letter. */
export function LinkFailureNotice({ text, failure, onRetry, requestAt }: Props) {
  const action = failure.again ? (
    onRetry && (
      <Button appearance="link" onClick={onRetry}>
        {commonMessages.tryAgain}
      </Button>
    )
  ) : (
    <ButtonLink appearance="link" to={requestAt}>
      {messages.requestAgain}
    </ButtonLink>
  );
  return (
    <Notice tone="error" action={action}>
      <span>{text}</span> <span>{failure.reason}</span>
    </Notice>
  );
}
