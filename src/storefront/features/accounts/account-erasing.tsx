import { useState } from 'react';
import { personalDataScreens as messages } from '#messages/accounts/personal-data.ts';
import { addresses } from '../../addresses.ts';
import { logFailure } from '../../log.ts';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/use-form.ts';
import { ErasureObstacles } from './erasure-obstacles.tsx';
import { explainLink, type LinkFailure } from './explain-link.ts';
import { LinkFailureNotice } from './link-failure-notice.tsx';
import { eraseAccount, type Obstacle, obstaclesIn } from './personal-data-api.ts';
import { SuccessMessage } from './success-message.tsx';
import './personal-data.css';

/** Says what goes and what stays, and erases the account with the key of a letter. It waits for a press: mail programs open links by themselves. */
export function AccountErasing({ eraseKey }: { eraseKey: string }) {
  const [done, setDone] = useState(false);
  const [refused, setRefused] = useState<LinkFailure | null>(null);
  const [obstacles, setObstacles] = useState<readonly Obstacle[]>([]);
  const { form, button } = useForm({
    async send() {
      setRefused(null);
      setObstacles([]);
      try {
        await eraseAccount(eraseKey);
        setDone(true);
        forget();
      } catch (error) {
        const found = obstaclesIn(error);
        setObstacles(found);
        if (found.length === 0) setRefused(explainLink(error));
      }
    },
  });
  if (done) return <SuccessMessage text={messages.confirmDone} hint={messages.confirmDoneHint} />;
  return (
    <form className="erasing" {...form}>
      <p className="soft">{messages.confirmLead}</p>
      <Told title={messages.goes} lines={messages.goesList} />
      <Told title={messages.stays} lines={messages.staysList} />
      <p>{messages.warranty}</p>
      <p>{messages.unfinished}</p>
      {obstacles.length > 0 && <ErasureObstacles obstacles={obstacles} />}
      {refused && (
        <LinkFailureNotice
          text={messages.confirmFailed}
          failure={refused}
          requestAt={addresses.profile}
        />
      )}
      <Button appearance="primary" wide {...button}>
        {messages.confirmSubmit}
      </Button>
    </form>
  );
}

/** The server has ended all sessions. What this browser keeps of the customer goes too, and the open page hears of it as of another tab's doing. */
function forget() {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch (error) {
    logFailure('the browser keeps its storage', error);
  }
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

const Told = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <>
    <h2>{title}</h2>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
);
