import { commonCabins } from '#contracts/passing.ts';
import { type PlaceName, placeNames } from '#contracts/way-in.ts';
import { passingMessages as messages } from '#messages/catalogue/passing.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import {
  type CabinName,
  cabinNames,
  type Draft,
  type FieldName,
  placeFields,
  readMeasure,
  textsOfCabin,
} from './way-in-draft.ts';

interface Props {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** Each place of the way in with its measures. */
export const WayInFields = ({ draft, onChange }: Props) => (
  <div className="way-in">
    {placeNames.map((place) => (
      <fieldset key={place} className="way-in__place">
        <legend className="visually-hidden">{messages.places[place]}</legend>
        <Switch
          label={messages.places[place]}
          checked={draft.isOn[place]}
          onChange={(on) => onChange({ ...draft, isOn: { ...draft.isOn, [place]: on } })}
        />
        {draft.isOn[place] && <PlaceFields place={place} draft={draft} onChange={onChange} />}
      </fieldset>
    ))}
  </div>
);

function PlaceFields({ place, draft, onChange }: Props & { place: PlaceName }) {
  const { texts, cabin } = draft;
  const edit = (name: FieldName, text: string) =>
    onChange({ ...draft, texts: { ...texts, [place]: { ...texts[place], [name]: text } } });
  return (
    <>
      {place === 'lift' && <CabinChoice draft={draft} onChange={onChange} />}
      {(place !== 'lift' || cabin === 'own') && (
        <div className="way-in__measures">
          {placeFields[place].map((name) => {
            const text = texts[place][name] ?? '';
            return (
              <TextField
                key={name}
                label={messages.fieldOf(place, name)}
                inputMode="decimal"
                autoComplete="off"
                value={text}
                error={readMeasure(text) === undefined && messages.bounds}
                onChange={({ target }) => edit(name, target.value)}
              />
            );
          })}
        </div>
      )}
    </>
  );
}

function CabinChoice({ draft, onChange }: Props) {
  const choose = (cabin: CabinName) =>
    onChange({
      ...draft,
      cabin,
      texts:
        cabin === 'own' ? draft.texts : { ...draft.texts, lift: textsOfCabin(commonCabins[cabin]) },
    });
  return (
    <SelectField
      label={messages.cabin}
      value={draft.cabin}
      options={[...cabinNames, 'own' as const].map((value) => ({
        value,
        label: messages.cabins[value],
      }))}
      onChange={({ target }) => choose(target.value as CabinName)}
    />
  );
}
