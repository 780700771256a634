import type { FacetOption } from '#contracts/facets.ts';
import { optionParameter } from '#contracts/own-filters.ts';
import { capitalise } from '#messages/capitalise.ts';
import { filterMessages } from '#messages/filters.ts';
import { groupDigits } from '#messages/plural.ts';
import { Swatch } from '../swatch.tsx';
import { isTicked, withTick } from './filter-fields.ts';
import type { PanelFilter } from './panel-filters.ts';
import type { FilterControl } from './use-filters.ts';
import './option-field.css';

const FIRST = 8;

type OptionsFilter = Extract<PanelFilter, { kind: 'options' }>;

/** The options of one filter. The options after the first few are behind a disclosure. Before they are counted, empty lines take their room. */
export function OptionField({ filter, facet }: { filter: FilterControl; facet: OptionsFilter }) {
  const { name, label, options } = facet;
  if (!options) return <div className="option-field__awaited" aria-hidden="true" />;
  const rest = options.slice(FIRST);
  const isRestChosen = rest.some(({ value }) => isTicked(filter.fields, name, value));
  const show = (option: FacetOption) => (
    <OptionBox key={option.value} filter={filter} name={name} option={option} />
  );
  return (
    <fieldset className="option-field">
      <legend className="visually-hidden">{label}</legend>
      {options.slice(0, FIRST).map(show)}
      {rest.length > 0 && (
        <details className="option-field__rest" open={isRestChosen || undefined}>
          <summary>
            <span className="option-field__more">{filterMessages.more(rest.length)}</span>
            <span className="option-field__less">{filterMessages.less}</span>
          </summary>
          {rest.map(show)}
        </details>
      )}
    </fieldset>
  );
}

interface BoxProps {
  filter: FilterControl;
  name: string;
  option: { value: string; count: number | null; hex: string | null };
  /** Shown instead of the value. */
  label?: string;
}

/** A checkbox with the number of products it leads to. An option with 0 products can only be unticked. */
export function OptionBox({ filter, name, option: { value, count, hex }, label }: BoxProps) {
  const ticked = isTicked(filter.fields, name, value);
  const [parameter, text] = optionParameter(name, value);
  return (
    <label className="option">
      <input
        type="checkbox"
        name={parameter}
        value={text}
        checked={ticked}
        disabled={count === 0 && !ticked}
        onChange={({ target }) => filter.edit(withTick(filter.fields, name, value, target.checked))}
      />
      {hex && <Swatch color={hex} />}
      <span>
        {`${label ?? capitalise(value)} `}
        {count !== null && <small>{groupDigits(count)}</small>}
      </span>
    </label>
  );
}
