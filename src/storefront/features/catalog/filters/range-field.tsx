import { isLengthParameter } from '#contracts/read-length.ts';
import { filterMessages } from '#messages/catalogue/filters.ts';
import { shownUnit } from '#messages/words/price.ts';
import { useCurrency } from '../../../ui/currency.ts';
import { textOf } from './filter-fields.ts';
import { lengthPattern, NumberField, numberPattern } from './number-field.tsx';
import type { FilterControl } from './use-filters.ts';
import './range-field.css';

interface Props {
  filter: FilterControl;
  facet: { name: string; label: string; unit: string; min: number | null; max: number | null };
  /** The group's heading already names the field. */
  legendHidden?: boolean;
}

/** Two number fields; their placeholders show the available range. */
export function RangeField({ filter, facet, legendHidden = false }: Props) {
  const { name, label, unit } = facet;
  const ends = [
    { parameter: `min_${name}`, word: filterMessages.from, limit: facet.min },
    { parameter: `max_${name}`, word: filterMessages.to, limit: facet.max },
  ];
  const isLength = isLengthParameter(`min_${name}`);
  const show = (limit: number) =>
    isLength ? filterMessages.length(limit, facet.max ?? limit) : filterMessages.number(limit);
  return (
    <fieldset
      className="range-field"
      onBlur={({ currentTarget, relatedTarget }) => {
        // Normalised only when the focus leaves both fields: while both limits are being edited, min may exceed max.
        if (currentTarget.contains(relatedTarget)) return;
        filter.normalise(ends.map(({ parameter }) => parameter));
      }}
    >
      <legend className={legendHidden ? 'visually-hidden' : undefined}>
        {filterMessages.rangeLabel(label, shownUnit(unit, useCurrency()), isLength)}
      </legend>
      <div className="range-field__ends">
        {ends.map(({ parameter, word, limit }) => (
          <NumberField
            key={parameter}
            label={`${label} ${word}`}
            prefix={word}
            name={parameter}
            value={textOf(filter.fields, parameter)}
            pattern={isLength ? lengthPattern : numberPattern}
            placeholder={limit === null ? undefined : show(limit)}
            filter={filter}
          />
        ))}
      </div>
    </fieldset>
  );
}
