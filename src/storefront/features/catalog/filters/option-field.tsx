import { familyNamed, onlyShade } from '#contracts/colour-families.ts';
import type { FacetFamily, FacetOption } from '#contracts/facets.ts';
import { optionParameter } from '#contracts/own-filters.ts';
import { filterMessages } from '#messages/catalogue/filters.ts';
import { capitalise } from '#messages/words/capitalise.ts';
import { groupDigits } from '#messages/words/plural.ts';
import { Swatch } from '../swatch.tsx';
import { isTicked, withTick } from './filter-fields.ts';
import type { PanelFilter } from './panel-filters.ts';
import type { FilterControl } from './use-filters.ts';
import './option-field.css';

const FIRST = 8;

type OptionsFilter = Extract<PanelFilter, { kind: 'options' }>;

/** A line of the field: an option, or a family of colours with its shades. */
interface Line extends FacetOption {
  readonly shades?: readonly FacetOption[];
}

/** The options of one filter. The options after the first few are behind a disclosure. Before they are counted, empty lines take their room. */
export function OptionField({ filter, facet }: { filter: FilterControl; facet: OptionsFilter }) {
  const { name, label, options } = facet;
  if (!options) return <div className="option-field__awaited" aria-hidden="true" />;
  const lines: readonly Line[] = facet.families ? withFamilies(options, facet.families) : options;
  const rest = lines.slice(FIRST);
  const isChosen = ({ value }: FacetOption) => isTicked(filter.fields, name, value);
  const isRestChosen = rest.some((line) => [line, ...(line.shades ?? [])].some(isChosen));
  const show = (option: FacetOption) => (
    <OptionBox key={option.value} filter={filter} name={name} option={option} />
  );
  const showLine = (line: Line) =>
    line.shades ? (
      <div key={line.value} className="colour-family">
        {show(line)}
        <details open={line.shades.some(isChosen) || undefined}>
          <summary aria-label={filterMessages.shadesOf(line.shades.length, line.value)}>
            {filterMessages.shades(line.shades.length)}
          </summary>
          {line.shades.map(show)}
        </details>
      </div>
    ) : (
      show(line)
    );
  return (
    <fieldset className="option-field">
      <legend className="visually-hidden">{label}</legend>
      {lines.slice(0, FIRST).map(showLine)}
      {rest.length > 0 && (
        <details className="option-field__rest" open={isRestChosen || undefined}>
          <summary>
            <span className="option-field__more">{filterMessages.more(rest.length)}</span>
            <span className="option-field__less">{filterMessages.less}</span>
          </summary>
          {rest.map(showLine)}
        </details>
      )}
    </fieldset>
  );
}

/** Families in place of their shades; shades without a family behind them. */
function withFamilies(
  options: readonly FacetOption[],
  families: readonly FacetFamily[],
): readonly Line[] {
  const known = new Set(families.flatMap(({ shades }) => shades));
  const byValue = new Map(options.map((option) => [option.value, option]));
  const lines = families.map(({ shades, only, ...family }): Line => {
    if (shades.length === 1 && familyNamed(shades[0] ?? '') === family.value) return family;
    const shown = shades.flatMap((shade): FacetOption[] => {
      const option = byValue.get(shade);
      if (!option) return [];
      return only !== null && familyNamed(shade) === family.value
        ? [{ ...option, value: onlyShade(shade), count: only }]
        : [option];
    });
    return { ...family, shades: shown };
  });
  return [...lines, ...options.filter(({ value }) => !known.has(value))];
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
