import '../../ui/table.css';
import './journal-table.css';
import type { AuditEntry } from '#contracts/admin/staff/audit.ts';
import type { Member } from '#contracts/admin/staff/staff.ts';
import { journalMessages as words } from '#messages/office/audit.ts';
import { changeText } from '#messages/office/audit-changes.ts';
import { actionWords, actorWords, thingText } from '#messages/office/audit-words.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useViewer } from '../../api/session.ts';
import { officePages } from '../../screens.ts';
import { Link } from '../../ui/link.tsx';

interface Props {
  readonly entries: readonly AuditEntry[];
  readonly members: readonly Member[];
}

/** The entries of the log in words. */
export function JournalTable({ entries, members }: Props) {
  const { time_zone: zone } = useViewer();
  const names = new Map(members.map(({ id, name }) => [String(id), name]));
  const named = (number: string) => names.get(number) ?? words.former(number);
  return (
    <table className="table table--cards journal">
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.who}</th>
          <th scope="col">{words.action}</th>
          <th scope="col">{words.changes}</th>
          <th scope="col">{words.address}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className="journal__when">
              <time dateTime={entry.at}>{formatNearTime(new Date(entry.at), zone)}</time>
            </td>
            <td>
              {entry.actor === 'staff'
                ? named(entry.actor_name)
                : entry.actor === 'system'
                  ? actorWords.system
                  : `${actorWords[entry.actor]}: ${entry.actor_name}`}
            </td>
            <td>
              <span>
                {actionWords(entry.action)}
                <span className="journal__entity">
                  {isOrder(entry) ? (
                    <Link to={`${officePages.orders.path}/${entry.entity_id}`}>
                      {entry.entity_id}
                    </Link>
                  ) : (
                    entityText(entry, named)
                  )}
                </span>
              </span>
            </td>
            <td>
              {Object.entries(entry.changes).map(([field, change]) => (
                <div key={field}>{changeText(field, change, zone)}</div>
              ))}
            </td>
            <td data-label={words.address}>{entry.ip}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isOrder = ({ entity, entity_id: id }: AuditEntry): boolean =>
  entity === 'order' && id !== 'all';

/** What was changed, where the action does not say it and it is not the actor themselves. */
function entityText(entry: AuditEntry, named: (number: string) => string): string {
  const { entity, entity_id: id } = entry;
  if (entity === 'staff' && id !== 'new') {
    return entry.actor === 'staff' && id === entry.actor_name ? '' : named(id);
  }
  return thingText(entry);
}
