import { cookieMessages as messages } from '#messages/site/cookies.ts';
import { addresses } from '../../addresses.ts';
import { useStore } from '../../store.ts';
import { Button } from '../../ui/button.tsx';
import { cookieChoice } from './cookie-choice.ts';
import './cookie-notice.css';

/** Asks once, in the flow above the page, so that it covers nothing. The notice is server-rendered and causes no layout shift. */
export function CookieNotice({ hasPolicy }: { hasPolicy: boolean }) {
  const choice = useStore(cookieChoice, null);
  if (choice) return null;
  return (
    <section className="cookie-notice" aria-label={messages.label}>
      <div className="wrap">
        <p>
          <span className="cookie-notice__long">{messages.text}</span>
          <span className="cookie-notice__short">{messages.shortText}</span>{' '}
          {hasPolicy && (
            <a href={addresses.policy} target="_blank" rel="noreferrer">
              {messages.policy}
            </a>
          )}
        </p>
        <Button onClick={() => cookieChoice.set('accepted')}>{messages.accept}</Button>
        <Button onClick={() => cookieChoice.set('declined')}>{messages.decline}</Button>
      </div>
    </section>
  );
}
