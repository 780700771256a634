import { filterMessages } from '#messages/filters.ts';
import { textOf } from './filter-fields.ts';
import { NumberField } from './number-field.tsx';
import type { FilterControl } from './use-filters.ts';
import './range-field.css';

interface Props {
  filter: FilterControl;
  facet: { name: string; label: string; unit: string; min: number | null; max: number | null };
  /** The group around it has said it already. */
  legendHidden?: boolean;
}

/** Two limits; the placeholders say between which values there is anything. */
export function RangeField({ filter, facet, legendHidden = false }: Props) {
  const { name, label, unit } = facet;
  const ends = [
    { parameter: `min_${name}`, word: filterMessages.from, limit: facet.min },
    { parameter: `max_${name}`, word: filterMessages.to, limit: facet.max },
  ];
  return (
    <fieldset
      className="range-field"
      onBlur={({ currentTarget, relatedTarget }) => {
        // Only when both are left: one who moves both limits passes through a moment when they have changed places.
        if (currentTarget.contains(relatedTarget)) return;
        filter.settle(ends.map(({ parameter }) => parameter));
      }}
    >
      <legend className={legendHidden ? 'visually-hidden' : undefined}>
        {filterMessages.withUnit(label, unit)}
      </legend>
      <div className="range-field__ends">
        {ends.map(({ parameter, word, limit }) => (
          <NumberField
            key={parameter}
            label={`${label} ${word}`}
            prefix={word}
            name={parameter}
            value={textOf(filter.fields, parameter)}
            placeholder={limit === null ? undefined : filterMessages.number(limit)}
            filter={filter}
          />
        ))}
      </div>
    </fieldset>
  );
}
