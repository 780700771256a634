import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Facets } from '#contracts/facets.ts';
import { filterMessages } from '#messages/catalogue/filters.ts';
import { type JsonText, parseJsonText } from '../../../json-text.ts';
import type { Block } from '../../../load.ts';
import { Button } from '../../../ui/button.tsx';
import { useCurrency } from '../../../ui/currency.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { replayEarlyClicks } from '../../../ui/early-clicks.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useNoSidebar } from '../../../ui/use-narrow.ts';
import { WhenSeen } from '../../../ui/when-seen.tsx';
import { RetryButton } from '../retry-button.tsx';
import { cardPasses } from './card-filter-data.ts';
import { chipsOf } from './filter-chip.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { keyOf } from './filtered-address.ts';
import type { FiltersProps, Narrowing } from './filters-props.ts';
import { uncountedFilters } from './panel-filters.ts';
import { useFilters } from './use-filters.ts';
import './filters.css';

export { EmptyStateActions } from './empty-state-actions.tsx';
export { PopularFilterLinks } from './popular-filter-links.tsx';

/** The filters beside a list, or in a drawer on narrow windows, and the chips of the chosen filters. */
export function Filters({ list, facets: given, awaited, form, onDraft }: FiltersProps) {
  const filter = useFilters(list);
  const { applied, asked } = filter;
  const isDrawer = useNoSidebar();
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState<FiltersProps['facets']>(null);
  const facets = given ?? read;
  const [comesLater] = useState(given === null);
  const uncounted = comesLater && awaited ? { ...awaited, filters: uncountedFilters } : null;
  const known = useLastKnown(facets) ?? uncounted;
  const chips = chipsOf(applied, known?.filters ?? [], useCurrency());
  const section = useRef<HTMLElement>(null);
  const reset = () => filter.edit(new URLSearchParams());
  const finish = () => {
    filter.apply();
    setOpen(false);
  };

  useEffect(replayEarlyClicks, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys represent the filters
  useEffect(() => {
    const passes = (card: Parameters<Narrowing['passes']>[0]) => cardPasses(card, asked);
    onDraft({ filters: applied, asked: { filters: asked, passes } });
  }, [keyOf(applied), keyOf(asked)]);

  const panel = known && (
    <>
      {awaited && facets === null && <WhenSeen run={() => awaited.read().then(setRead)} />}
      <FilterPanel filter={filter} facets={known.filters} form={form} onSubmit={finish} />
    </>
  );
  return (
    <>
      <section ref={section} className="filters" aria-label={filterMessages.title} tabIndex={-1}>
        {facets?.ok === false && <FacetsFailure />}
        {known && (
          <Button
            className="filters__opener needs-script"
            wide
            icon={<SlidersHorizontal aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {filterMessages.opener(chips.length)}
          </Button>
        )}
        {isDrawer ? (
          <Dialog
            open={open}
            onClose={() => setOpen(false)}
            title={filterMessages.title}
            placement="side"
            footer={
              <div className="filters__foot">
                {/* `aria-disabled`, not removed: the button may have the focus. */}
                <Button aria-disabled={chips.length === 0} onClick={reset}>
                  {filterMessages.reset}
                </Button>
                <Button appearance="primary" onClick={finish}>
                  {filterMessages.show(known?.count ?? 0)}
                </Button>
              </div>
            }
          >
            {panel}
          </Dialog>
        ) : (
          <div className="filters__column">{panel}</div>
        )}
      </section>
      <FilterChips
        chips={chips}
        onRemove={(chip) => filter.edit(chip.without(filter.fields))}
        onReset={reset}
        onLast={() => section.current?.focus({ preventScroll: true })}
      />
    </>
  );
}

const FacetsFailure = () => (
  <Notice tone="error" action={<RetryButton label={filterMessages.retry} />}>
    {filterMessages.failed}
  </Notice>
);

/** The last loaded facets. A failed reload must not remove the fields that the visitor is editing. */
function useLastKnown(facets: Block<JsonText<Facets>> | null): Facets | null {
  const [last, setLast] = useState(facets?.ok ? facets.data : null);
  const text = facets?.ok ? facets.data : last;
  if (text !== last) setLast(text);
  return useMemo(() => (text === null ? null : parseJsonText(text)), [text]);
}
