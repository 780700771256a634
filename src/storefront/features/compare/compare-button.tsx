import Scale from 'lucide-react/icons/scale';
import { compareMessages } from '#messages/catalogue/compare.ts';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import { toggleCompared } from './compare-actions.ts';
import type { CompareItem } from './compare-entry.ts';
import { useIsCompared } from './use-compared.ts';

/** The compare toggle of a variant; nothing when the product has no variant. `round`: the icon alone. */
export function CompareButton({ item, round }: { item: CompareItem; round?: boolean }) {
  const pressed = useIsCompared(item.variantId);
  if (item.variantId === null) return null;
  return (
    <ToggleButton
      icon={<Scale aria-hidden="true" />}
      label={pressed ? compareMessages.pressed : compareMessages.toggle}
      pressed={pressed}
      round={round}
      onToggle={() => toggleCompared(item)}
    />
  );
}
