import type { ReturnCard } from '#contracts/admin/returns/returns.ts';
import { paidByNames } from '#messages/office/payments.ts';
import { returnRefundNames, returnWords as words } from '#messages/office/returns.ts';
import { formatPrice } from '#messages/words/price.ts';
import { formatNearDate, formatNearTime } from '#messages/words/shop-time.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { useOpenLater } from '../../ui/use-open-later.ts';

const loadDialog = async () => (await import('./refund-dialog.tsx')).RefundDialog;

/** What the customer gets for the goods, until when, and what was given back. */
export function ReturnMoney({ card }: { card: ReturnCard }) {
  const { time_zone: zone } = useViewer();
  const may = useMay();
  const { Opened: RefundDialog, ...dialog } = useOpenLater(loadDialog);
  const { due, carriage, given_back: given, left, ways, money_by: day } = card;
  const { pays_back: isOpen } = card;
  const rows = [
    [words.due, formatPrice(due)],
    ...(carriage > 0 && !card.has_defect ? [[words.carriage, formatPrice(carriage)]] : []),
    ...(card.counted > 0 ? [[words.counted, formatPrice(card.counted)]] : []),
    [words.given, formatPrice(given - card.counted)],
    ...(isOpen ? [[words.left, formatPrice(left)]] : []),
  ];
  return (
    <section className="section">
      <h2>{words.money}</h2>
      <dl className="return-card__facts">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {day && (
          <div>
            <dt>{words.until}</dt>
            <dd className={card.is_overdue ? 'return-card__late' : undefined}>
              {card.is_overdue ? words.overdue(day) : formatNearDate(day)}
            </dd>
          </div>
        )}
      </dl>
      {card.refunds.length > 0 && (
        <ul className="return-card__lines">
          {card.refunds.map(({ id, at, amount, by, state, is_counted: isCounted }) => (
            <li key={id}>
              {formatPrice(amount)}, {isCounted ? words.countedRefund : paidByNames[by]}:{' '}
              {returnRefundNames[state]}
              <div className="return-card__soft">{formatNearTime(new Date(at), zone)}</div>
            </li>
          ))}
        </ul>
      )}
      {card.counted > 0 && card.replacement && (
        <p className="return-card__soft">
          {words.countedNoted(card.counted, card.number, card.replacement)}
        </p>
      )}
      {isOpen && left > 0 && ways.length > 0 && (
        <div className="form__actions">
          <Button onPress={dialog.open}>{words.refund}</Button>
        </div>
      )}
      {isOpen && left > 0 && ways.length === 0 && may('payments.read') && (
        <p className="return-card__soft">{words.noWays}</p>
      )}
      {RefundDialog && <RefundDialog card={card} onClose={dialog.close} />}
    </section>
  );
}
