import { useState } from 'react';
import { letterLinks } from '#messages/accounts/letter-links.ts';
import { addresses } from '../../addresses.ts';
import { clearTokens } from '../../api/tokens.ts';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/use-form.ts';
import { revertChange } from './account-api.ts';
import './change-undoing.css';
import { explainLink, type LinkFailure } from './explain-link.ts';
import { LinkFailureNotice } from './link-failure-notice.tsx';
import { SuccessMessage } from './success-message.tsx';

/** Undoes a change of the account with the key of a letter. It waits for a press: mail programs open links by themselves. */
export function ChangeUndoing({ changeKey }: { changeKey: string }) {
  const [done, setDone] = useState(false);
  const [refused, setRefused] = useState<LinkFailure | null>(null);
  const { form, button } = useForm({
    async send() {
      setRefused(null);
      try {
        await revertChange(changeKey);
        // The server has ended all sessions, this browser's too.
        clearTokens();
        setDone(true);
      } catch (error) {
        setRefused(explainLink(error));
      }
    },
  });
  if (done) return <SuccessMessage text={letterLinks.notMeDone} hint={letterLinks.notMeDoneHint} />;
  return (
    <form className="change-undoing" {...form}>
      <ul className="change-undoing__steps">
        {letterLinks.notMeSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      {refused && (
        <LinkFailureNotice
          text={letterLinks.notMeFailed}
          failure={refused}
          requestAt={addresses.resetPassword}
        />
      )}
      <Button appearance="primary" wide {...button}>
        {letterLinks.notMeSubmit}
      </Button>
    </form>
  );
}
