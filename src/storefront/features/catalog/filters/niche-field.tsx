import { nicheSides } from '#contracts/applied-filters.ts';
import { filterMessages } from '#messages/catalogue/filters.ts';
import { textOf } from './filter-fields.ts';
import { lengthPattern, NumberField } from './number-field.tsx';
import type { FilterControl } from './use-filters.ts';

const names = nicheSides.map((side) => `fit_${side}`);

/** The size of the place where the furniture must fit. */
export function NicheField({ filter }: { filter: FilterControl }) {
  return (
    <fieldset className="niche-field" onBlur={() => filter.normalise(names)}>
      <legend className="visually-hidden">{filterMessages.niche}</legend>
      <p className="soft">{filterMessages.nicheHint}</p>
      {nicheSides.map((side) => (
        <NumberField
          key={side}
          label={filterMessages.nicheSides[side]}
          prefix={filterMessages.nicheSides[side]}
          name={`fit_${side}`}
          pattern={lengthPattern}
          value={textOf(filter.fields, `fit_${side}`)}
          filter={filter}
        />
      ))}
    </fieldset>
  );
}
