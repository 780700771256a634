import { draftWords as words } from '#messages/office/drafts.ts';
import { Field } from '../../../ui/field.tsx';
import { useRested } from '../../../ui/use-rested.ts';
import { useTowns } from './quote-queries.ts';

/** A town, typed or chosen among those that the shop delivers to. */
export function TownField({
  name = 'city',
  town,
  onChange,
}: {
  /** Also the key of its error in the answer of the API. */
  readonly name?: string;
  readonly town: string;
  readonly onChange: (town: string) => void;
}) {
  const found = useTowns(useRested(town.trim()));
  return (
    <>
      <Field
        name={name}
        label={words.town}
        hint={words.townHint}
        autoComplete="off"
        list="draft-towns"
        value={town}
        onChange={onChange}
      />
      <datalist id="draft-towns">
        {found.data?.towns.map(({ key }) => (
          <option key={key} value={key} />
        ))}
      </datalist>
    </>
  );
}
