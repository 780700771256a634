import { type ReactNode, useEffect, useState } from 'react';
import { orderReceiptsMessages as messages } from '#messages/orders/order-receipts.ts';
import type { ShownOrder } from '../../api/answers/order-page.ts';
import { logFailure } from '../../log.ts';
import { useCurrency } from '../../ui/currency.ts';
import { getReceipts } from './order-receipts-api.ts';
import type { SlotOwner } from './order-slot-api.ts';

const dayOf = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'Europe/Moscow' });

type Receipts = Awaited<ReturnType<typeof getReceipts>>;
const NONE: Receipts = { receipts: [], closes_soon: false };

interface Props {
  readonly order: Pick<ShownOrder, 'payment_status'>;
  readonly owner: SlotOwner;
}

/** The receipts that tills have printed for an order; nothing where there are none. */
export function OrderReceipts({ order, owner }: Props): ReactNode {
  const currency = useCurrency();
  const [{ receipts, closes_soon: closesSoon }, setReceipts] = useState<Receipts>(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the owner of a page stays
  useEffect(() => {
    // Without money there is none.
    if (order.payment_status === 'waiting_for_payment') return;
    getReceipts(owner).then(setReceipts, (error: unknown) =>
      logFailure('the receipts were not loaded', error),
    );
  }, []);
  if (receipts.length === 0 && !closesSoon) return null;
  return (
    <>
      <h3>{messages.title}</h3>
      {receipts.length > 0 && (
        <ul className="order-page__next" aria-label={messages.title}>
          {receipts.map((one) => {
            const name = messages.name(one, currency);
            const fiscal = messages.fiscal(one);
            return (
              <li key={`${one.kind} ${one.at} ${fiscal}`}>
                {one.link ? (
                  <a className="link" href={one.link} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                ) : (
                  name
                )}
                <div className="soft">
                  {[messages.printed(dayOf.format(new Date(one.at))), fiscal]
                    .filter(Boolean)
                    .join(', ')}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {closesSoon && <p>{messages.closesSoon}</p>}
    </>
  );
}
