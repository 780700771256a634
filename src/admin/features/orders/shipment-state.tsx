import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import type { ShipmentOfOffice } from '#contracts/admin/orders/shipment.ts';
import {
  faultCode,
  faultText,
  shipmentStateWords,
  shipmentMessages as words,
} from '#messages/office/shipment.ts';
import { carrierStep } from '#messages/orders/shipment.ts';
import { formatNearDate, formatNearTime } from '#messages/words/shop-time.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { say } from '../../ui/toasts.tsx';
import { useLookAtShipment, useSettleShipment } from './shipment-calls.ts';

interface Props {
  readonly order: AnyCard;
  readonly shipment: ShipmentOfOffice;
  readonly maySettle: boolean;
}

/** More is to come of these. */
const open: readonly ShipmentOfOffice['state'][] = ['asked', 'registered', 'on_way'];
/** These wait for the staff. */
const stopped: readonly ShipmentOfOffice['state'][] = ['refused', 'returned', 'removed'];

/** How far an order has come with its carrier, and what can be done. */
export function ShipmentState({ order, shipment, maySettle }: Props) {
  const { state, fault, settled, promised_on: promised } = shipment;
  const { name, about } = shipmentStateWords[state];
  const isStopped = stopped.includes(state);
  const isOpen = open.includes(state);
  return (
    <>
      <p className="order-panel__main">{name}</p>
      {state === 'refused' ? (
        <Notice look={settled ? 'plain' : 'error'}>
          {faultText(fault)}
          {fault && <span className="shipment-code">{faultCode(fault)}</span>}
        </Notice>
      ) : isStopped && !settled ? (
        <Notice look="error">{about}</Notice>
      ) : (
        about && <p className="order-panel__soft">{about}</p>
      )}
      {isOpen && order.status === 'cancelled' && (
        <Notice look="error">{words.overWithCarrier}</Notice>
      )}
      <TrackingNumber shipment={shipment} />
      {isOpen && promised && <p>{words.promised(formatNearDate(promised))}</p>}
      <Events shipment={shipment} />
      {isOpen && <Look number={order.number} lookedAt={shipment.looked_at} />}
      {isStopped && settled && <p className="order-panel__soft">{words.settled}</p>}
      {isStopped && !settled && maySettle && <Settle number={order.number} />}
    </>
  );
}

function TrackingNumber({
  shipment: { carrier_number: number, tracking_url: url },
}: Pick<Props, 'shipment'>) {
  if (!number || !url) return null;
  return (
    <div className="shipment-number">
      <p>
        {words.number}: <strong>{number}</strong>
      </p>
      <a className="link" href={url} target="_blank" rel="noreferrer">
        {words.follow}
      </a>
      <div className="order-panel__action">
        <Button look="quiet" onPress={() => copyText(number)}>
          {words.copy}
        </Button>
      </div>
    </div>
  );
}

/** The latest first. */
function Events({ shipment: { events } }: Pick<Props, 'shipment'>) {
  const { time_zone: zone } = useViewer();
  if (events.length === 0) return null;
  return (
    <section aria-label={words.events}>
      <ol className="order-history shipment-events">
        {events.toReversed().map(({ code, at }) => (
          <li key={`${code} ${at}`} className="order-history__event">
            <p className="order-history__when">
              <time dateTime={at}>{formatNearTime(new Date(at), zone)}</time>
            </p>
            <p>{carrierStep(code) ?? words.unknownStep(code)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Look({ number, lookedAt }: { number: string; lookedAt: string | null }) {
  const may = useMay();
  const { time_zone: zone } = useViewer();
  const look = useLookAtShipment(number);
  return (
    <>
      {may('orders.change') && (
        <div className="order-panel__action">
          <Button look="quiet" onPress={() => look.mutate()} isPending={look.isPending}>
            {words.check}
          </Button>
        </div>
      )}
      {lookedAt && (
        <p className="order-panel__soft">
          {words.checked(formatNearTime(new Date(lookedAt), zone))}
        </p>
      )}
      <div role="status">
        {look.data?.has_answered === false && <Notice>{words.silent}</Notice>}
      </div>
      {look.error && <Notice look="error">{look.error.message}</Notice>}
    </>
  );
}

function Settle({ number }: { number: string }) {
  const settle = useSettleShipment(number, () => say(words.settleSaid(number)));
  return (
    <>
      <div className="form__actions">
        <Button onPress={() => settle.mutate()} isPending={settle.isPending}>
          {words.settle}
        </Button>
      </div>
      {settle.error && <Notice look="error">{settle.error.message}</Notice>}
    </>
  );
}
