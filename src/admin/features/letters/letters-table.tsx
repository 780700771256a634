import '../../ui/table.css';
import type { FailedLetter } from '#contracts/admin/work/letters.ts';
import { letterNames, lettersMessages as words } from '#messages/office/letters.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useViewer } from '../../api/session.ts';
import { officePages } from '../../screens.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { say } from '../../ui/toasts.tsx';
import { useRetry } from './queries.ts';

/** Letters that do not leave, line by line; on a phone each is a card. */
export function LettersTable({ letters }: { letters: readonly FailedLetter[] }) {
  const { time_zone: zone } = useViewer();
  const retry = useRetry(() => say(words.retried));
  const time = (at: string) => formatNearTime(new Date(at), zone);
  return (
    <table className="table table--cards">
      <thead>
        <tr>
          <th scope="col">{words.letter}</th>
          <th scope="col">{words.since}</th>
          <th scope="col">{words.said}</th>
          <th scope="col">{words.action}</th>
        </tr>
      </thead>
      <tbody>
        {letters.map((letter) => (
          <tr key={letter.id}>
            <td>
              {letterNames[letter.queue]}{' '}
              {letter.order && (
                <Link to={`${officePages.orders.path}/${letter.order}`}>{letter.order}</Link>
              )}
            </td>
            <td>
              {time(letter.since)}
              <br />
              {words.tries(letter.tries)},{' '}
              {letter.next_at ? words.next(time(letter.next_at)) : words.noNext}
            </td>
            <td>{letter.error}</td>
            <td>
              <Button isPending={retry.isPending} onPress={() => retry.mutate(letter)}>
                {words.retry}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
