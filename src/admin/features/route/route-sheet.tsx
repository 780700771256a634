import '../../ui/print.css';
import './route-sheet.css';
import { type ReactNode, useState } from 'react';
import type { RouteSheet, RouteStop } from '#contracts/admin/orders/route.ts';
import { readablePhone } from '#contracts/customer.ts';
import { officeMessages } from '#messages/office/common.ts';
import { routeMessages as words } from '#messages/office/route.ts';
import { formatDate } from '#messages/words/shop-time.ts';
import { useMay } from '../../api/session.ts';
import { officePages } from '../../screens.ts';
import { Button } from '../../ui/button.tsx';
import { DemoMark } from '../../ui/demo-mark.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import { sayArranged, useArrangeRoute } from './queries.ts';

/** The stops of a day by crew, in the order in which they are driven. */
export function RouteSheetView({ day, stops }: RouteSheet) {
  const mayChange = useMay()('orders.change');
  const arrange = useArrangeRoute(day);
  const [chosen, setChosen] = useState<RouteStop>();
  if (stops.length === 0) return <Notice>{words.none}</Notice>;
  const crews = [...Map.groupBy(stops, ({ crew }) => crew)];
  const reorder = (crew: string, ordered: readonly RouteStop[]) =>
    arrange.mutate(crews.flatMap(([name, of]) => (name === crew ? ordered : of)));
  return (
    <article className="route">
      <h2>{words.sheetOf(formatDate(day))}</h2>
      {crews.map(([crew, of]) => (
        <section key={crew} className="route__crew">
          <h3>{crew || words.noCrew}</h3>
          <p className="route__soft">{summaryOf(of)}</p>
          <SortableList
            label={crew || words.noCrew}
            items={of}
            idOf={({ number }) => number}
            nameOf={({ number, customer_name: name }) => `${number}, ${name}`}
            onOrder={mayChange ? (ordered) => reorder(crew, ordered) : undefined}
          >
            {(stop, index) => (
              <Stop stop={stop} place={index + 1}>
                {mayChange && (
                  <Button look="quiet" onPress={() => setChosen(stop)}>
                    {words.setCrew}
                  </Button>
                )}
              </Stop>
            )}
          </SortableList>
        </section>
      ))}
      {chosen && (
        <CrewDialog
          stop={chosen}
          crews={crews.map(([crew]) => crew).filter(Boolean)}
          isPending={arrange.isPending}
          failure={arrange.error}
          onClose={() => setChosen(undefined)}
          onSave={(crew) =>
            arrange.mutate(
              stops.map((stop) => (stop.number === chosen.number ? { ...stop, crew } : stop)),
              {
                onSuccess: () => {
                  sayArranged();
                  setChosen(undefined);
                },
              },
            )
          }
        />
      )}
    </article>
  );
}

/** Null where one of them is not known. */
const sumOf = (values: readonly (number | null)[]): number | null =>
  values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0);

const summaryOf = (stops: readonly RouteStop[]): string =>
  [
    words.stops(stops.length),
    words.packages(sumOf(stops.map(({ packages }) => packages))),
    words.weight(sumOf(stops.map(({ weight }) => weight))),
    words.toTake(stops.reduce((sum, { to_pay: due }) => sum + due, 0)),
  ].join(', ');

interface StopProps {
  readonly stop: RouteStop;
  readonly place: number;
  readonly children: ReactNode;
}

function Stop({ stop, place, children }: StopProps) {
  const { number, hours, customer_name: name, phone_number: phone, floor, lift, assembly } = stop;
  return (
    <div className="route__stop">
      <p className="route__main">
        {place}. {hours && `${hours} · `}
        {stop.city}, {stop.address}
        {stop.status === 'new' && <span className="route__mark"> {words.unconfirmed}</span>}
        {stop.offer_waits && <span className="route__mark"> {words.mayChange}</span>}
      </p>
      {(floor !== null || lift) && <p>{words.home(floor, lift)}</p>}
      <p>
        {name},{' '}
        <a className="link" href={`tel:${phone}`}>
          {readablePhone(phone)}
        </a>
      </p>
      <ul className="route__goods">
        {stop.goods.map(({ name, variant_name: variant, quantity }) => (
          <li key={`${name} ${variant}`}>
            {[name, variant].filter(Boolean).join(', ')} × {quantity}
          </li>
        ))}
      </ul>
      <p>{[words.packages(stop.packages), words.weight(stop.weight)].join(', ')}</p>
      {assembly ? (
        <p className="route__main">{words.assembly(assembly.what)}</p>
      ) : (
        <p className="route__soft">{words.noAssembly}</p>
      )}
      <p className="route__main">{words.toPay(stop.to_pay)}</p>
      {stop.comment && <p className="route__comment">{stop.comment}</p>}
      <p className="route__actions">
        <Link to={`${officePages.orders.path}/${number}`}>{number}</Link>
        {stop.is_demo && <DemoMark />}
        <span className="no-print">{children}</span>
      </p>
    </div>
  );
}

interface CrewProps {
  readonly stop: RouteStop;
  readonly crews: readonly string[];
  readonly isPending: boolean;
  readonly failure: Error | null;
  readonly onClose: () => void;
  readonly onSave: (crew: string) => void;
}

function CrewDialog({ stop, crews, isPending, failure, onClose, onSave }: CrewProps) {
  return (
    <Dialog title={words.setCrewOf(stop.number)} onClose={onClose}>
      <Form failure={failure} onSubmit={({ crew = '' }) => onSave(crew.trim())}>
        <Field
          name="crew"
          label={words.setCrew}
          hint={words.crewHint}
          list="crews"
          autoComplete="off"
          maxLength={80}
          defaultValue={stop.crew}
          autoFocus
        />
        <datalist id="crews">
          {crews.map((crew) => (
            <option key={crew} value={crew} />
          ))}
        </datalist>
        <DialogActions label={officeMessages.save} isPending={isPending} />
      </Form>
    </Dialog>
  );
}
