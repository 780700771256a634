import { type ReactNode, useEffect } from 'react';
import { comparePageMessages } from '#messages/catalogue/compare-page.ts';
import { addresses } from '../../addresses.ts';
import { useStore } from '../../store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/focus-after-removal.ts';
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useNarrow } from '../../ui/use-narrow.ts';
import { refreshCompared } from './compare-actions.ts';
import { CompareAside } from './compare-aside.tsx';
import { CompareCards } from './compare-cards.tsx';
import { CompareDrawing } from './compare-drawing.tsx';
import type { CompareEntry, CompareItem } from './compare-entry.ts';
import { compareSections, differences } from './compare-rows.ts';
import { onlyDifferences } from './compare-storage.ts';
import { CompareTable } from './compare-table.tsx';
import { clearCompared } from './remove-compared.ts';
import { useCompared } from './use-compared.ts';
import './compare-page.css';

interface Props {
  /** The order button of an entry. `soldOut`: out of stock. Not rendered for an entry that is no longer sold. */
  actions: (item: CompareItem, soldOut: boolean) => ReactNode;
}

/** The comparison of this browser. Its entries are refreshed on mount. */
export function ComparePage({ actions }: Props) {
  const entries = useCompared();
  useEffect(() => void refreshCompared(), []);
  if (!entries) return <LoadingPlaceholder needsScript={comparePageMessages.needsScript} />;
  return entries.length > 0 ? <Full entries={entries} actions={actions} /> : <Empty />;
}

function Full({ entries, actions }: Props & { entries: readonly CompareEntry[] }) {
  const isOn = useStore(onlyDifferences, null) !== null;
  const isNarrow = useNarrow();
  const View = isNarrow ? CompareCards : CompareTable;
  const all = compareSections(entries);
  const filtered = isOn && entries.length > 1;
  const sections = filtered ? differences(all) : all.filter(({ rows }) => rows.length > 0);
  return (
    <div className="compare">
      <CompareDrawing entries={entries} scrolls={isNarrow} />
      <div className="compare__controls">
        {entries.length > 1 && (
          <Switch
            label={comparePageMessages.onlyDifferences}
            checked={isOn}
            onChange={(checked) => onlyDifferences.set(checked ? 'on' : null)}
          />
        )}
        <Button
          appearance="link"
          onClick={({ currentTarget }) => {
            focusHeading(currentTarget);
            clearCompared();
          }}
        >
          {comparePageMessages.clear}
        </Button>
      </div>
      <View entries={entries} sections={sections} actions={actions} />
      <CompareAside entries={entries} />
      {filtered && sections.length === 0 && (
        <p className="soft">{comparePageMessages.noDifferences}</p>
      )}
    </div>
  );
}

/** The empty state, with a link to the catalogue. */
const Empty = () => (
  <div className="compare__empty">
    <p>{comparePageMessages.empty}</p>
    <p className="soft">{comparePageMessages.emptyHint}</p>
    <ButtonLink appearance="primary" to={addresses.categories}>
      {comparePageMessages.toCatalogue}
    </ButtonLink>
  </div>
);
