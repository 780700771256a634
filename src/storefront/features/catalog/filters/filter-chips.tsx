import X from 'lucide-react/icons/x';
import { filterMessages } from '#messages/catalogue/filters.ts';
import { Button } from '../../../ui/button.tsx';
import { focusNextItem } from '../../../ui/focus-after-removal.ts';
import type { FilterChip } from './filter-chip.ts';
import './filter-chips.css';

interface Props {
  chips: readonly FilterChip[];
  onRemove: (chip: FilterChip) => void;
  onReset: () => void;
  /** Called when the last chip is removed. The list of chips disappears, so the focus must move elsewhere. */
  onLast: () => void;
}

/** The chosen filters above the list. Each can be removed, or all at once. */
export function FilterChips({ chips, onRemove, onReset, onLast }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul className="filter-chips needs-script" aria-label={filterMessages.chosen}>
      {chips.map((chip) => (
        <li key={chip.text}>
          <button
            type="button"
            className="filter-chip"
            aria-label={filterMessages.remove(chip.text)}
            onClick={({ currentTarget }) => {
              if (chips.length === 1) onLast();
              else focusNextItem(currentTarget, '.filter-chips', '.filter-chip');
              onRemove(chip);
            }}
          >
            {chip.text}
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <Button
          appearance="link"
          onClick={() => {
            onLast();
            onReset();
          }}
        >
          {filterMessages.reset}
        </Button>
      </li>
    </ul>
  );
}
