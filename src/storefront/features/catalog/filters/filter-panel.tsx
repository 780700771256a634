import { type ReactNode, useEffect, useRef, useState } from 'react';
import { outerSizes } from '#contracts/attributes.ts';
import { attributeOfFilter, filterName, generalFilters } from '#contracts/filters.ts';
import { isOwnFilter, yesOf } from '#contracts/own-filters.ts';
import { readFilters, typedLengths } from '#contracts/read-filters.ts';
import { filterMessages } from '#messages/catalogue/filters.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { fieldsOf, textOf, withText } from './filter-fields.ts';
import { type FilterGroup, groupFacets, offersChoice } from './filter-groups.ts';
import { keyOf } from './filtered-address.ts';
import { isSet } from './list-filters.ts';
import { NicheField } from './niche-field.tsx';
import { OptionBox, OptionField } from './option-field.tsx';
import type { PanelFilter } from './panel-filters.ts';
import { RangeField } from './range-field.tsx';
import type { FilterControl } from './use-filters.ts';
import './filter-panel.css';

/** The number of groups that are initially open. */
const OPEN = 5;

/** Action and hidden fields of the GET form that works without JavaScript. */
export interface FilterForm {
  readonly action: string;
  readonly hidden: Readonly<Record<string, string | number | undefined>>;
}

interface Props {
  filter: FilterControl;
  facets: readonly PanelFilter[];
  form: FilterForm;
  onSubmit: () => void;
}

/** All filters of a list. Without JavaScript it is a plain GET form; with it, each change is applied at once. */
export function FilterPanel({ filter, facets, form, onSubmit }: Props) {
  const element = useRef<HTMLFormElement>(null);
  useChoicesBeforeHydration(element, filter);
  const facetsToShow = useShownFacets(facets, filter);
  const price = facets.find(({ name }) => name === 'price');
  const flags = facets.filter(
    ({ name, kind }) => kind === 'flag' && Object.hasOwn(generalFilters, name),
  );
  return (
    <form
      ref={element}
      className="filter-panel"
      action={form.action}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {Object.entries(form.hidden).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input type="hidden" name={typedLengths.name} value={typedLengths.value} />
      <div className="filter-panel__first">
        {price?.kind === 'range' && <RangeField filter={filter} facet={price} />}
        <div>{flags.map((facet) => showFacet(facet, filter))}</div>
        <TextField
          label={generalFilters.name.label}
          name="name"
          autoComplete="off"
          maxLength={200}
          value={textOf(filter.fields, 'name')}
          onChange={({ target }: { target: { value: string } }) =>
            filter.edit(withText(filter.fields, 'name', target.value), 'name')
          }
          onBlur={() => filter.normalise(['name'])}
        />
      </div>
      {standsInNiche(facets) && (
        <Group label={filterMessages.niche} open>
          <NicheField filter={filter} />
        </Group>
      )}
      {groupFacets(facetsToShow).map((group, index) => (
        <Group
          key={group.facets[0]?.name}
          label={group.label}
          open={index < OPEN || isChosen(group, filter)}
          isAwaited={group.facets.every(isAwaited)}
        >
          {group.facets.map((facet) => showFacet(facet, filter, group.facets.length === 1))}
        </Group>
      ))}
      <Button type="submit" appearance="primary" wide className="filter-panel__submit">
        {filterMessages.apply}
      </Button>
    </form>
  );
}

/** A list without one of the three outer sizes cannot be compared with a niche. */
const standsInNiche = (facets: readonly PanelFilter[]): boolean =>
  outerSizes.every((key) =>
    facets.some((facet) => facet.kind === 'range' && facet.name === filterName(key)),
  );

const isAwaited = (facet: PanelFilter): boolean =>
  facet.kind === 'options' && facet.options === null;

interface GroupProps {
  label: string;
  open: boolean;
  /** Its options come by script. */
  isAwaited?: boolean;
  children: ReactNode;
}

function Group({ label, open, isAwaited = false, children }: GroupProps) {
  // Uncontrolled after the first render: only the visitor opens and closes the group.
  const [openAtFirst] = useState(open);
  return (
    <details
      className={isAwaited ? 'filter-panel__group needs-script' : 'filter-panel__group'}
      open={openAtFirst}
    >
      <summary>{label}</summary>
      {children}
    </details>
  );
}

function showFacet(facet: PanelFilter, filter: FilterControl, alone = false): ReactNode {
  switch (facet.kind) {
    case 'range':
      return <RangeField key={facet.name} filter={filter} facet={facet} legendHidden={alone} />;
    case 'options':
      return <OptionField key={facet.name} filter={filter} facet={facet} />;
    case 'flag':
      return (
        <OptionBox
          key={facet.name}
          filter={filter}
          name={facet.name}
          label={facet.label}
          option={{ value: yesOf(facet.name), count: facet.count, hex: null }}
        />
      );
  }
}

const isChosen = ({ facets }: FilterGroup, filter: FilterControl): boolean =>
  facets.some((facet) => isSet(filter.applied, facet));

/** The filters that offer a choice now or offered one earlier. A field that was shown never disappears while the visitor uses it. */
function useShownFacets(
  facets: readonly PanelFilter[],
  filter: FilterControl,
): readonly PanelFilter[] {
  const [shown] = useState(() => new Set<string>());
  for (const facet of facets) {
    if (isAwaited(facet)) continue;
    if (offersChoice(facet) || isSet(filter.applied, facet)) shown.add(facet.name);
  }
  return facets.filter(
    (facet) =>
      (shown.has(facet.name) || isAwaited(facet)) &&
      (attributeOfFilter(facet.name) || isOwnFilter(facet.name)),
  );
}

/** Applies the choices that were made in the server-rendered form before hydration. */
function useChoicesBeforeHydration(
  form: React.RefObject<HTMLFormElement | null>,
  filter: FilterControl,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const stated = [...new FormData(element)] as [string, string][];
    // Parameters of the address that have no field in the form are kept.
    const unseen = [...filter.fields].filter(([name]) => !element.elements.namedItem(name));
    const typed = readFilters(new URLSearchParams([...stated, ...unseen]));
    if (keyOf(typed) !== keyOf(filter.applied)) filter.edit(fieldsOf(typed));
  }, []);
}
