import { checkoutMessages as messages } from '#messages/orders/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { useCurrency } from '../../ui/currency.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Price } from '../../ui/price.tsx';
import type { PriceChange } from './place-order.ts';

interface Props {
  change: PriceChange | null;
  onAccept: () => void;
  onDecline: () => void;
}

/** Asks the customer to accept a changed price before the order is created. */
export function PriceChangeDialog({ change, onAccept, onDecline }: Props) {
  const currency = useCurrency();
  return (
    <Dialog
      open={change !== null}
      onClose={onDecline}
      title={messages.priceChanged}
      footer={
        change && (
          <div className="checkout__answers">
            {change.total > 0 && (
              <Button appearance="primary" onClick={onAccept}>
                {messages.acceptPrice(change.total, currency)}
              </Button>
            )}
            <Button onClick={onDecline}>{messages.declinePrice}</Button>
          </div>
        )
      }
    >
      {change && <Changes change={change} />}
    </Dialog>
  );
}

function Changes({ change }: { change: PriceChange }) {
  const rows = [
    ...change.lines,
    { key: 'total', name: messages.total, before: change.totalBefore, now: change.total },
  ];
  return (
    <>
      <p>{messages.priceChangedLead}</p>
      <table className="checkout__changes">
        <thead>
          <tr>
            <td />
            <th scope="col">{messages.before}</th>
            <th scope="col">{messages.now}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              <td>
                <Price amount={row.before} kopecks size="s" />
              </td>
              <td>
                {row.now === null ? (
                  messages.noLongerSold
                ) : (
                  <Price amount={row.now} kopecks size="s" />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
