import type { ReactNode } from 'react';
import { sentMessages as messages } from '#messages/orders/order-sent.ts';
import type { ShownOrder } from '../../api/answers/order-page.ts';

const dayOf = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Moscow',
});

interface Props {
  readonly shipment: NonNullable<ShownOrder['shipment']>;
}

/** By which number the order goes with its carrier, and how far it has come. */
export function OrderSent({ shipment }: Props): ReactNode {
  const { carrier, number, url, step, step_at: at } = shipment;
  return (
    <div>
      <p>
        {messages.shipment(carrier)}{' '}
        <a className="link" href={url} target="_blank" rel="noreferrer">
          {number}
        </a>
      </p>
      {step && <p className="soft">{messages.step(step, at && dayOf.format(new Date(at)))}</p>}
    </div>
  );
}
