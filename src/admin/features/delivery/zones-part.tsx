import { type ReactNode, useState } from 'react';
import { deliveryScreenMessages as words } from '#messages/office/delivery.ts';
import { Button } from '../../ui/button.tsx';
import { useTermsForm, useValue } from './terms-form.tsx';
import { ZoneFields } from './zone-fields.tsx';

const emptyZone = {
  name: '',
  towns: [],
  districts: [],
  regions: [],
  price: { by: 'order', price: 0 },
  further_piece: 0,
  repeat: 0,
  days: { least: 1, most: 2 },
  weekdays: [1, 2, 3, 4, 5],
  slots: [],
};

/** The zones, each folded until it is asked for. */
export function ZonesPart() {
  const { set, isReadOnly } = useTermsForm();
  const zones = (useValue('zones') ?? []) as readonly { readonly name: string }[];
  // Fields keep the text that is typed: after a removal they begin anew.
  const [moved, setMoved] = useState(0);
  const change = (next: readonly object[]) => {
    set('zones', next);
    setMoved(moved + 1);
  };
  return (
    <section className="terms-part">
      <h2>{words.zones}</h2>
      {zones.length === 0 && <p className="terms-hint">{words.none}</p>}
      {zones.map(({ name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a zone is renamed as it is typed
        <ZoneFold key={`${moved} ${index}`} name={name}>
          <ZoneFields path={`zones.${index}`} />
          {!isReadOnly && (
            <div className="terms-zone__actions">
              {index > 0 && (
                <Button
                  look="quiet"
                  onPress={() =>
                    change(
                      zones.toSpliced(index, 1).toSpliced(index - 1, 0, zones[index] ?? emptyZone),
                    )
                  }
                >
                  {words.upZone(name)}
                </Button>
              )}
              <Button look="quiet" onPress={() => change(zones.toSpliced(index, 1))}>
                {words.removeZone(name)}
              </Button>
            </div>
          )}
        </ZoneFold>
      ))}
      {!isReadOnly && (
        <div>
          <Button onPress={() => set('zones', [...zones, emptyZone])}>{words.addZone}</Button>
        </div>
      )}
    </section>
  );
}

/** A new zone is open at once. */
function ZoneFold({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(name === '');
  return (
    <details
      className="terms-zone"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.zone(name)}</summary>
      <div className="terms-zone__body">{children}</div>
    </details>
  );
}
