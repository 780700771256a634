import './sessions-section.css';
import { useQuery } from '@tanstack/react-query';
import type { OpenSession } from '#contracts/admin/staff/staff.ts';
import { meMessages as words } from '#messages/office/me.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { call } from '../../api/call-api.ts';
import { staffCalls } from '../../api/endpoints/staff.ts';
import { useViewer } from '../../api/session.ts';
import { useChange } from '../../api/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { say } from '../../ui/toasts.tsx';

const key = ['own-sessions'];

/** The devices on which the member has signed in. */
export function SessionsSection() {
  const sessions = useQuery({
    queryKey: key,
    queryFn: () => call(staffCalls.listSessions),
  });
  return <Loaded query={sessions}>{(open) => <Sessions sessions={open} />}</Loaded>;
}

function Sessions({ sessions }: { sessions: readonly OpenSession[] }) {
  const end = useChange((id: string) => call(staffCalls.endSession, { params: { id } }), {
    onDone: () => say(words.ended),
    makesOld: [key],
  });
  const endOthers = useChange(() => call(staffCalls.endOtherSessions), {
    onDone: () => say(words.othersEnded),
    makesOld: [key],
  });
  const failure = end.error ?? endOthers.error;
  return (
    <section className="section">
      <h2>{words.sessionsTitle}</h2>
      {failure && <Notice look="error">{failure.message}</Notice>}
      <ul className="sessions">
        {sessions.map((session) => (
          <li key={session.id} className="sessions__one">
            <SessionWords session={session} />
            {!session.current && (
              <Button
                aria-label={words.endNamed(session.device || words.unknownDevice)}
                isPending={end.isPending && end.variables === session.id}
                onPress={() => end.mutate(session.id)}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div>
          <Button isPending={endOthers.isPending} onPress={() => endOthers.mutate()}>
            {words.endOthers}
          </Button>
        </div>
      ) : (
        <p className="page__about">{words.onlyThis}</p>
      )}
    </section>
  );
}

function SessionWords({ session }: { session: OpenSession }) {
  const { time_zone: zone } = useViewer();
  const time = (text: string) => formatNearTime(new Date(text), zone);
  return (
    <div>
      <p>
        {session.device || words.unknownDevice}
        {session.current && <strong className="sessions__this">{words.thisDevice}</strong>}
      </p>
      <p className="sessions__when">
        {[words.entered(time(session.created_at)), words.used(time(session.used_at)), session.ip]
          .filter(Boolean)
          .join(', ')}
      </p>
    </div>
  );
}
