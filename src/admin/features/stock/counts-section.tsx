import '../../ui/table.css';
import type { StockCount } from '#contracts/admin/goods/stock.ts';
import { stockScreenMessages as words } from '#messages/office/stock.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useViewer } from '../../api/session.ts';
import { officePages } from '../../screens.ts';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useCounts } from './queries.ts';

/** The counts, the latest first; nothing where there was none. */
export const CountsSection = () => (
  <Loaded query={useCounts()} waiting={null}>
    {({ counts }) =>
      counts.length > 0 && (
        <section className="section" aria-labelledby="counts">
          <h2 id="counts">{words.counts}</h2>
          <table className="table table--cards">
            <tbody>
              {counts.map((count) => (
                <CountRow key={count.id} count={count} />
              ))}
            </tbody>
          </table>
        </section>
      )
    }
  </Loaded>
);

function CountRow({ count }: { count: StockCount }) {
  const { time_zone: zone } = useViewer();
  const { id, name, state, begun_at: begun, begun_by: by, counted, goods, different } = count;
  return (
    <tr>
      <td>
        <Link to={`${officePages.stock.path}/counts/${id}`}>{name}</Link>
      </td>
      <td>{words.states[state]}</td>
      <td>
        {words.progress(counted, goods)}
        {different > 0 && `, ${words.different(different)}`}
      </td>
      <td>
        {formatNearTime(new Date(begun), zone)}
        {by && `, ${by}`}
      </td>
    </tr>
  );
}
