import { useRevalidator } from 'react-router';
import { commonMessages } from '#messages/common.ts';
import { Button } from '../../ui/button.tsx';
import { BilingualText } from '../../ui/english-literal.tsx';

/** Reloads the data of the page. */
export function RetryButton() {
  const { revalidate, state } = useRevalidator();
  return (
    <Button className="needs-script" pending={state === 'loading'} onClick={() => revalidate()}>
      {state === 'loading' ? (
        <span>
          <BilingualText text={commonMessages.loading} />
        </span>
      ) : (
        commonMessages.tryAgain
      )}
    </Button>
  );
}
