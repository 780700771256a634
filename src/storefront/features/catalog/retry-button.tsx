import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { commonMessages } from '#messages/words/common.ts';
import { onReconnect } from '../../api/connection.ts';
import { Button } from '../../ui/button.tsx';
import { BilingualText } from '../../ui/english-literal.tsx';

/** Reloads the data of the page, by itself when a lost connection returns. */
export function RetryButton({ label = commonMessages.tryAgain }: { label?: string }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => onReconnect(() => void revalidate()), [revalidate]);
  return (
    <Button className="needs-script" pending={state === 'loading'} onClick={() => revalidate()}>
      {state === 'loading' ? (
        <span>
          <BilingualText text={commonMessages.loading} />
        </span>
      ) : (
        label
      )}
    </Button>
  );
}
