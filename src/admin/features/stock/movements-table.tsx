import '../../ui/table.css';
import './movements-table.css';
import type { StockMovement } from '#contracts/admin/goods/stock.ts';
import { movementNames, stockScreenMessages as words } from '#messages/office/stock.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { officePages } from '../../screens.ts';
import { Link } from '../../ui/link.tsx';

/** What came and went, line by line; on a phone each is a card. */
export function MovementsTable({ movements }: { movements: readonly StockMovement[] }) {
  const { time_zone: zone } = useViewer();
  return (
    <table className="table table--cards movements">
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.goods}</th>
          <th scope="col">{words.change}</th>
          <th scope="col">{words.left}</th>
          <th scope="col">{words.why}</th>
          <th scope="col">{words.who}</th>
        </tr>
      </thead>
      <tbody>
        {movements.map((one) => (
          <tr key={one.id}>
            <td className="movements__when">
              <time dateTime={one.at}>{formatNearTime(new Date(one.at), zone)}</time>
            </td>
            <td>
              <Goods movement={one} />
            </td>
            <td className="movements__change" data-label={words.change}>
              {changeText(one)}
            </td>
            <td data-label={words.left}>{one.after ?? words.uncounted}</td>
            <td>
              <Why movement={one} />
            </td>
            <td>{one.by}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Goods({ movement }: { movement: StockMovement }) {
  const mayOpen = useMay()('goods.content');
  const { product, product_id: id, variant, article } = movement;
  return (
    <div>
      {mayOpen ? <Link to={`${officePages.goods.path}/${id}`}>{product}</Link> : product}
      <div>{variant}</div>
      <div className="movements__soft">{article}</div>
    </div>
  );
}

const Why = ({ movement: { reason, order, note } }: { movement: StockMovement }) => (
  <div>
    {movementNames[reason]}{' '}
    {order && <Link to={`${officePages.orders.path}/${order}`}>{order}</Link>}
    {note && <div className="movements__soft">{note}</div>}
  </div>
);

/** Signed; goods that were not counted before begin with what came. Where they are counted no longer, there is no difference. */
function changeText({ before, after }: StockMovement): string {
  if (after === null) return '—';
  if (before === null) return after === 0 ? '0' : `+${after}`;
  return after > before ? `+${after - before}` : `−${before - after}`;
}
