import './shipment-part.css';
import { useState } from 'react';
import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import type { OrderShipment } from '#contracts/admin/orders/shipment.ts';
import { readablePhone } from '#contracts/customer.ts';
import {
  gapText,
  packagesText,
  packageText,
  placeText,
  upText,
  shipmentMessages as words,
} from '#messages/office/shipment.ts';
import { formatPrice } from '#messages/words/price.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { say } from '../../ui/toasts.tsx';
import { AskedOtherwise } from './asked-otherwise.tsx';
import { useGiveShipment, useShipment } from './shipment-calls.ts';
import { ShipmentState } from './shipment-state.tsx';

type Part = NonNullable<OrderShipment>;
type ToGive = NonNullable<Part['to_give']>;

/** The order with its carrier: what would be sent, what is missing, how far it has come. Nothing where no carrier has to do with it. */
export function ShipmentPart({ order }: { order: AnyCard }) {
  const found = useShipment(order.number);
  if (found.data === null || (found.data === undefined && !found.error)) return null;
  return (
    <section className="section order-panel">
      <h2>{words.title}</h2>
      <Loaded query={found}>{(part) => part && <Shown order={order} part={part} />}</Loaded>
    </section>
  );
}

function Shown({ order, part }: { order: AnyCard; part: Part }) {
  const { shipment, to_give: toGive, is_by_carrier: isByCarrier } = part;
  return (
    <>
      {shipment ? (
        <ShipmentState order={order} shipment={shipment} maySettle={part.may_give} />
      ) : (
        <p>{isByCarrier ? words.byCarrier : words.byShop}</p>
      )}
      {toGive && <Offer order={order} part={part} toGive={toGive} />}
    </>
  );
}

function Offer({ order, part, toGive }: { order: AnyCard; part: Part; toGive: ToGive }) {
  const [isOpen, setOpen] = useState(false);
  const { gaps, may_give: mayGive, shipment } = part;
  const label = shipment ? words.giveAgain : words.give;
  return (
    <>
      {gaps.length > 0 && (
        <div className="shipment-gaps">
          <p>{words.missing}:</p>
          <ul>
            {gaps.map(({ gap, goods }) => (
              <li key={gap}>{gapText(gap, goods)}</li>
            ))}
          </ul>
        </div>
      )}
      {(part.is_by_carrier || shipment) && <Sends toGive={toGive} />}
      {mayGive ? (
        <div className="form__actions">
          <Button
            look={part.is_by_carrier && gaps.length === 0 ? 'main' : 'plain'}
            isDisabled={gaps.length > 0}
            onPress={() => setOpen(true)}
          >
            {label}
          </Button>
        </div>
      ) : (
        <p className="order-panel__soft">{words.mayNot}</p>
      )}
      {isOpen && (
        <GiveDialog order={order} label={label} toGive={toGive} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** What the carrier is sent, row by row; the packages are folded. */
function Sends({ toGive }: { toGive: ToGive }) {
  const { recipient, phone, town, address, packages, up, value } = toGive;
  const rows = [
    [words.recipient, words.person(recipient, readablePhone(phone))],
    [words.where, `${town ?? words.noTown}, ${address}`],
    ...(packages.length > 0 ? [[words.packages, packagesText(toGive)]] : []),
    [words.up, upText(up)],
    ...(value === null ? [] : [[words.value, formatPrice(value)]]),
    [words.from, placeText(toGive)],
  ];
  return (
    <>
      <dl className="shipment-facts">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {packages.length > 0 && (
        <details className="order-panel__soft">
          <summary>{words.eachPackage}</summary>
          <ol>
            {packages.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: packages have no name, and the list does not change.
              <li key={index}>{packageText(one)}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

interface DialogProps {
  readonly order: AnyCard;
  readonly label: string;
  readonly toGive: ToGive;
  readonly onClose: () => void;
}

function GiveDialog({ order, label, toGive, onClose }: DialogProps) {
  const { number } = order;
  const give = useGiveShipment(number, () => {
    say(words.given(number));
    onClose();
  });
  return (
    <Dialog title={words.giveTitle(number)} onClose={onClose}>
      <AskedOtherwise order={order} isGiven />
      <p>{words.giveAbout}</p>
      <Sends toGive={toGive} />
      <Form failure={give.error} onSubmit={() => give.mutate()}>
        <DialogActions label={label} isPending={give.isPending} />
      </Form>
    </Dialog>
  );
}
