import { deliveryScreenMessages as words } from '#messages/office/delivery.ts';
import { Field } from '../../ui/field.tsx';
import {
  TermsChoice,
  TermsLines,
  TermsNumber,
  TermsRows,
  TermsSwitch,
  TermsText,
  TermsWeekdays,
  useTermsForm,
  useValue,
} from './terms-form.tsx';
import { districtLines, plainLines, townLines } from './written-lists.ts';

type PriceKind = keyof typeof words.prices;

/** A zone: where it is, what delivery costs there, when it comes. */
export const ZoneFields = ({ path }: { readonly path: string }) => (
  <>
    <TermsText path={`${path}.name`} label={words.name} />
    <h3>{words.places}</h3>
    <div className="terms-pairs">
      <TermsLines
        path={`${path}.towns`}
        label={words.towns}
        hint={words.townsHint}
        list={townLines}
      />
      <TermsLines
        path={`${path}.regions`}
        label={words.regions}
        hint={words.regionsHint}
        list={plainLines}
      />
      <TermsLines
        path={`${path}.districts`}
        label={words.districts}
        hint={words.districtsHint}
        list={districtLines}
      />
      <AroundField path={`${path}.around`} />
    </div>
    <h3>{words.price}</h3>
    <PriceFields path={path} />
    <h3>{words.days}</h3>
    <div className="terms-pairs">
      <TermsNumber path={`${path}.days.least`} label={words.least} kind="days" />
      <TermsNumber path={`${path}.days.most`} label={words.most} kind="days" />
      <TermsWeekdays path={`${path}.weekdays`} label={words.weekdays} />
    </div>
    <TermsRows
      path={`${path}.slots`}
      title={words.slots}
      empty={{ from: '10:00', to: '14:00', capacity: 4, price: 0, weekdays: [], crew: '' }}
    >
      {(row) => (
        <>
          <TermsText path={`${row}.from`} label={words.slotFrom} />
          <TermsText path={`${row}.to`} label={words.slotTo} />
          <TermsNumber path={`${row}.capacity`} label={words.capacity} kind="pieces" />
          <TermsNumber path={`${row}.price`} label={words.bandPrice} />
          <TermsText path={`${row}.crew`} label={words.crew} />
        </>
      )}
    </TermsRows>
  </>
);

/** A town whose country is counted by kilometres. */
function AroundField({ path }: { readonly path: string }) {
  const { set, isReadOnly } = useTermsForm();
  const town = useValue(path) as Parameters<typeof townLines.write>[0] | undefined;
  return (
    <Field
      name={path}
      label={words.around}
      hint={words.aroundHint}
      defaultValue={town ? townLines.write(town) : ''}
      isReadOnly={isReadOnly}
      onChange={(text) => set(path, text.trim() ? townLines.read(text.trim()) : undefined)}
    />
  );
}

function PriceFields({ path }: { readonly path: string }) {
  const { set } = useTermsForm();
  const kind = useValue(`${path}.price.by`) as PriceKind;
  const choose = (by: PriceKind) =>
    set(
      `${path}.price`,
      by === 'order' ? { by, price: 0 } : { by, bands: [{ up_to: null, price: 0 }] },
    );
  return (
    <>
      <div className="terms-pairs">
        <TermsChoice
          path={`${path}.price.by`}
          label={words.priceBy}
          options={words.prices}
          onChange={choose}
        />
        {kind === 'order' && <TermsNumber path={`${path}.price.price`} label={words.orderPrice} />}
      </div>
      {kind !== 'order' && (
        <TermsRows
          key={kind}
          path={`${path}.price.bands`}
          title={words.bands}
          empty={{ up_to: null, price: 0 }}
        >
          {(row) => (
            <>
              <TermsNumber
                path={`${row}.up_to`}
                label={kind === 'weight' ? words.upToWeight : words.upToSum}
                hint={words.upToHint}
                kind={kind === 'weight' ? 'weight' : 'money'}
                empty={null}
              />
              <TermsNumber path={`${row}.price`} label={words.bandPrice} />
            </>
          )}
        </TermsRows>
      )}
      <div className="terms-pairs">
        <TermsNumber path={`${path}.free_from`} label={words.freeFrom} hint={words.freeFromHint} />
        <TermsNumber path={`${path}.further_piece`} label={words.furtherPiece} />
        <TermsNumber path={`${path}.repeat`} label={words.repeat} />
      </div>
      <TermsSwitch
        path={`${path}.km`}
        label={words.hasKm}
        on={{ free: 0, steps: [{ up_to: null, price: 0 }] }}
      >
        <TermsNumber path={`${path}.km.free`} label={words.kmFree} kind="pieces" />
        <TermsRows
          path={`${path}.km.steps`}
          title={words.kmSteps}
          empty={{ up_to: null, price: 0 }}
        >
          {(row) => (
            <>
              <TermsNumber
                path={`${row}.up_to`}
                label={words.upToKm}
                hint={words.upToHint}
                kind="pieces"
                empty={null}
              />
              <TermsNumber path={`${row}.price`} label={words.kmPrice} />
            </>
          )}
        </TermsRows>
      </TermsSwitch>
    </>
  );
}
