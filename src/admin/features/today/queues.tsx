import './queues.css';
import { Link as RouterLink } from 'react-router';
import type { Queue, QueueName } from '#contracts/admin/work/today.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { queueWords, todayMessages as words } from '#messages/office/today.ts';
import { formatNearDay, formatNearTime } from '#messages/words/shop-time.ts';
import { useViewer } from '../../api/session.ts';
import { draftsPath, officePages } from '../../screens.ts';
import { useRowKeys } from '../../ui/row-keys.ts';
import { onShopClock } from '../../ui/shop-clock.ts';

const orders = (query: string) => `${officePages.orders.path}?${query}&sort=oldest`;

/** The list that has just what a queue counts. */
const lists: Record<QueueName, string> = {
  orders_new: orders('status=new'),
  calls_due: officePages.calls.path,
  order_calls_due: orders('due=call'),
  payments_waiting: orders('due=payment'),
  orders_confirmed: orders('status=confirmed'),
  production_overdue: orders('due=production'),
  promises_overdue: orders('due=promise'),
  orders_overpaid: orders('due=overpaid'),
  receipts_failed: orders('due=receipt'),
  invoices_ending: orders('due=invoice'),
  orders_paid_unseen: orders('due=unseen'),
  payments_troubled: `${officePages.money.path}?attention=look`,
  refunds_refused: `${officePages.money.path}?attention=refused`,
  returns_new: `${officePages.returns.path}?waits=answer`,
  returns_money: `${officePages.returns.path}?waits=money`,
  prices_untold: orders('due=price'),
  offers_refused: orders('due=refusal'),
  offers_waiting: orders('due=offer'),
  drafts_waiting: draftsPath,
  shipments_stopped: orders('due=carrier'),
  visits_near: orders('due=visit'),
  deliveries_near: orders('due=delivery'),
  orders_shipped: orders('status=shipped'),
  stock_low: `${officePages.goods.path}?state=low`,
  letters_failed: officePages.letters.path,
  prices_asked: officePages.imports.path,
  imports_refused: officePages.imports.path,
};

/** What is due on a day may lie ahead, and has no hour. */
const ofDays: readonly QueueName[] = [
  'production_overdue',
  'promises_overdue',
  'visits_near',
  'deliveries_near',
  'returns_money',
  'invoices_ending',
];

/** The shop has money that is not its own. */
const urgent: readonly QueueName[] = ['orders_overpaid'];

/** Since when, or until when, the first of a queue waits. */
function sinceText(name: QueueName, oldest: string, zone: TimeZone): string {
  if (!ofDays.includes(name)) return words.since(formatNearTime(new Date(oldest), zone));
  const dateOf = (time: string) => onShopClock(time, zone).slice(0, 10);
  const day = formatNearDay(new Date(oldest), zone);
  const isPast = dateOf(oldest) < dateOf(new Date().toISOString());
  return isPast ? words.late(day) : words.nearest(day);
}

/** What waits, each queue a way to its list; those in which nothing waits are folded. */
export function Queues({ queues }: { queues: readonly Queue[] }) {
  const { time_zone: zone } = useViewer();
  useRowKeys('.queue');
  const waiting = queues.filter(({ count }) => count > 0);
  const idle = queues.filter(({ count }) => count === 0);
  return (
    <>
      {waiting.length > 0 && (
        <ul className="queues">
          {waiting.map(({ name, count, oldest }) => (
            <li key={name} className={`queue ${urgent.includes(name) ? 'queue--urgent' : ''}`}>
              <RouterLink to={lists[name]} className="queue__link">
                <span className="queue__count">{count}</span>
                <span className="queue__name">{queueWords[name].name}</span>
              </RouterLink>
              <p className="queue__about">
                {queueWords[name].about}
                {oldest && <span>{sinceText(name, oldest, zone)}</span>}
              </p>
            </li>
          ))}
        </ul>
      )}
      {idle.length > 0 && (
        <details className="idle-queues">
          <summary>{words.idle(idle.length)}</summary>
          <ul>
            {idle.map(({ name }) => (
              <li key={name}>
                <RouterLink to={lists[name]} className="link">
                  {queueWords[name].name}
                </RouterLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
