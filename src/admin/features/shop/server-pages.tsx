import './server-pages.css';
import type { ReactNode } from 'react';
import type { ServerState } from '#contracts/admin/work/server.ts';
import { serverMessages as words } from '#messages/office/server.ts';
import { counted } from '#messages/words/plural.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { call } from '../../api/call-api.ts';
import { serverCalls } from '../../api/endpoints/work.ts';
import { useViewer } from '../../api/session.ts';
import { useChange } from '../../api/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Notice } from '../../ui/notice.tsx';

interface Props {
  readonly state: ServerState;
}

/** Where the shop is and whether its letters leave: what is set, what is missing, and the lines that set it. */
export function ServerPage({ state }: Props) {
  const { public_url: url, is_public_url_set: isSet, admin_url: office, mail } = state;
  return (
    <>
      <section className="section">
        <h2>{words.addressTitle}</h2>
        {isSet ? <Fact name={words.address}>{url}</Fact> : <Missing text={words.noAddress} />}
        {office && <Fact name={words.office}>{office}</Fact>}
        {!isSet && <Lines lines={['PUBLIC_URL=https://shop.example.ru']} />}
        {isSet && url.startsWith('http:') && (
          <>
            <Missing text={words.plainHttp} />
            <Lines lines={[`PUBLIC_URL=${url.replace('http:', 'https:')}`]} />
          </>
        )}
      </section>
      <section className="section">
        <h2>{words.mailTitle}</h2>
        {mail.server ? (
          <Fact name={words.mailServer}>{mail.server}</Fact>
        ) : (
          <>
            <Missing text={words.noMail} />
            <Lines
              lines={[
                'SMTP_URL=smtps://shop%40example.ru:ПАРОЛЬ@smtp.yandex.ru:465',
                'MAIL_FROM=shop@example.ru',
              ]}
            />
          </>
        )}
        {mail.server && mail.is_from_set && <Fact name={words.from}>{mail.from}</Fact>}
        {mail.server && !mail.is_from_set && (
          <>
            <Missing text={words.noFrom(mail.from)} />
            <Lines lines={['MAIL_FROM=shop@example.ru']} />
          </>
        )}
        {mail.server && <TrialLetter />}
      </section>
      <p className="page__about">{words.onServer}</p>
    </>
  );
}

function TrialLetter() {
  const trial = useChange(() => call(serverCalls.tryLetter));
  const { data } = trial;
  return (
    <div className="server__trial">
      <Button isPending={trial.isPending} onPress={() => trial.mutate()}>
        {words.trial}
      </Button>
      {trial.error && <Notice look="error">{trial.error.message}</Notice>}
      {data?.error && <Notice look="error">{words.trialFailed(data.error)}</Notice>}
      {data && !data.error && <Notice look="good">{words.trialSent(data.to)}</Notice>}
    </div>
  );
}

/** The address of the feed, to be given to marketplaces. */
export const FeedsPage = ({ state: { feed_url: url, is_public_url_set: isSet } }: Props) => (
  <section className="section">
    {!isSet && <Missing text={words.feedNoAddress} />}
    <p>{words.feedText}</p>
    <Fact name={words.feed}>{url}</Fact>
    <div className="form__actions">
      <Button onPress={() => copyText(url)}>{words.copy}</Button>
      <a className="link" href={new URL(url).pathname} target="_blank" rel="noreferrer">
        {words.openFeed}
      </a>
    </div>
  </section>
);

const DAY = 24 * 60 * 60 * 1000;
/** A copy of more days is said to be old. */
const OLD = 7;

/** How old the last copy is, and how one is made. */
export function BackupPage({ state: { backup } }: Props) {
  const { time_zone: zone } = useViewer();
  if (backup.is_own_server) return <p>{words.backupOwn}</p>;
  const made = backup.made_at === null ? undefined : new Date(backup.made_at);
  const days = made && Math.floor((Date.now() - made.getTime()) / DAY);
  return (
    <section className="section">
      {made && days !== undefined ? (
        <Notice look={days > OLD ? 'error' : 'good'}>
          {words.backupMade(ageText(days), formatNearTime(made, zone))}
          {days > OLD && ` ${words.backupOld}`}
        </Notice>
      ) : (
        <Notice look="error">{words.noBackup}</Notice>
      )}
      <p>{words.backupText}</p>
      <Lines lines={['npm run backup']} isCommand />
      <p className="page__about">{words.restoreText}</p>
    </section>
  );
}

const ageText = (days: number): string =>
  days === 0 ? words.backupToday : words.daysAgo(counted(days, 'день', 'дня', 'дней'));

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <p className="server__fact">
    <span>{name}</span> <b>{children}</b>
  </p>
);

const Missing = ({ text }: { text: string }) => <Notice look="error">{text}</Notice>;

/** Lines to be written on the server. */
function Lines({ lines, isCommand }: { lines: readonly string[]; isCommand?: boolean }) {
  const text = lines.join('\n');
  return (
    <div className="server__lines">
      {!isCommand && <p>{words.write}</p>}
      <pre>{text}</pre>
      <Button onPress={() => copyText(text)}>{words.copy}</Button>
    </div>
  );
}
