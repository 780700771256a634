import { type Dispatch, type ReactNode, type SetStateAction, use, useState } from 'react';
import { deliveryScreenMessages as words } from '#messages/office/delivery.ts';
import { Button } from '../../ui/button.tsx';
import { FormErrors } from '../../ui/form-errors.ts';
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

interface Props {
  /** The places of the zones that are unfolded: they stay so when the form begins anew after saving. */
  readonly open: readonly number[];
  readonly onOpen: Dispatch<SetStateAction<readonly number[]>>;
}

/** The zones, each folded until it is asked for; a new one is open at once. */
export function ZonesPart({ open, onOpen }: Props) {
  const { set, isReadOnly } = useTermsForm();
  const zones = (useValue('zones') ?? []) as readonly { readonly name: string }[];
  // Fields keep the text that is typed: after a removal they begin anew.
  const [moved, setMoved] = useState(0);
  const change = (next: readonly object[]) => {
    set('zones', next);
    setMoved(moved + 1);
    onOpen([]);
  };
  const add = () => {
    set('zones', [...zones, emptyZone]);
    onOpen([...open, zones.length]);
  };
  const fold = (index: number, isOpen: boolean) => {
    onOpen((now) => [...now.filter((one) => one !== index), ...(isOpen ? [index] : [])]);
  };
  return (
    <section className="terms-part">
      <h2>{words.zones}</h2>
      {zones.length === 0 && <p className="terms-hint">{words.none}</p>}
      {zones.map(({ name }, index) => (
        <ZoneFold
          // biome-ignore lint/suspicious/noArrayIndexKey: a zone has no key but its name, which changes while it is typed
          key={`${moved} ${index}`}
          name={name}
          path={`zones.${index}`}
          isOpened={open.includes(index)}
          onFold={(isOpen) => fold(index, isOpen)}
        >
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
          <Button onPress={add}>{words.addZone}</Button>
        </div>
      )}
    </section>
  );
}

interface FoldProps {
  readonly name: string;
  readonly path: string;
  readonly isOpened: boolean;
  readonly onFold: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** One with a refused field is open in any case. */
function ZoneFold({ name, path, isOpened, onFold, children }: FoldProps) {
  const isWrong = Object.keys(use(FormErrors)).some((field) => field.startsWith(`${path}.`));
  return (
    <details
      className="terms-zone"
      open={isOpened || isWrong}
      onToggle={({ currentTarget }) => onFold(currentTarget.open)}
    >
      <summary>{words.zone(name)}</summary>
      <div className="terms-zone__body">{children}</div>
    </details>
  );
}
