import '../../../ui/table.css';
import type { DraftRow } from '#contracts/admin/orders/order-drafts.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { draftWords as words } from '#messages/office/drafts.ts';
import { formatNearDay, formatNearTime } from '#messages/words/shop-time.ts';
import { useViewer } from '../../../api/session.ts';
import { draftsPath } from '../../../screens.ts';
import { Link } from '../../../ui/link.tsx';

const heads = [words.customer, words.phone, words.goods, words.sentLink, words.changed, words.by];

/** The drafts that wait; on a phone each row is a card. */
export function DraftsTable({ drafts }: { readonly drafts: readonly DraftRow[] }) {
  const { time_zone: zone } = useViewer();
  return (
    <table className="table table--cards">
      <thead>
        <tr>
          {heads.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {drafts.map(({ id, customer_name: name, phone_number: phone, changed_at: at, ...row }) => (
          <tr key={id}>
            <td>
              <Link to={`${draftsPath}/${id}`} aria-label={words.open(name || words.nameless)}>
                {name || words.nameless}
              </Link>
            </td>
            <td data-label={words.phone}>{phone}</td>
            <td data-label={words.goods}>
              {[row.goods || words.noGoods, row.more_lines > 0 && words.moreLines(row.more_lines)]
                .filter(Boolean)
                .join(' ')}
            </td>
            <td data-label={words.sentLink}>{row.link && linkText(row.link, zone)}</td>
            <td data-label={words.changed}>{formatNearTime(new Date(at), zone)}</td>
            <td data-label={words.by}>{row.by}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const linkText = (
  { ends_at: end, is_over: isOver }: NonNullable<DraftRow['link']>,
  zone: TimeZone,
) => (isOver ? words.linkOver : words.linkUntil(formatNearDay(new Date(end), zone)));
