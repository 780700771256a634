import { useSyncExternalStore } from 'react';
import { cookieMessages as messages } from '#messages/cookies.ts';
import { addresses } from '../../addresses.ts';
import { Button } from '../../ui/button.tsx';
import { cookieChoice } from './cookie-choice.ts';
import './cookie-notice.css';

/** Asks once, without blocking the page. The notice is server-rendered, so that it causes no layout shift. */
export function CookieNotice({ hasPolicy }: { hasPolicy: boolean }) {
  const choice = useSyncExternalStore(cookieChoice.subscribe, cookieChoice.get, () => null);
  if (choice) return null;
  return (
    <section className="cookie-notice" aria-label={messages.label}>
      <p>
        {messages.text}{' '}
        {hasPolicy && (
          <a href={addresses.policy} target="_blank" rel="noreferrer">
            {messages.policy}
          </a>
        )}
      </p>
      <div className="cookie-notice__answers">
        <Button onClick={() => cookieChoice.set('accepted')}>{messages.accept}</Button>
        <Button onClick={() => cookieChoice.set('declined')}>{messages.decline}</Button>
      </div>
    </section>
  );
}
