import Scale from 'lucide-react/icons/scale';
import { compareMessages } from '#messages/catalogue/compare.ts';
import { addresses } from '../../addresses.ts';
import { IconLink } from '../../ui/icon-button.tsx';
import { useCompared } from './use-compared.ts';

/** The comparison link of the header with the number of entries. */
export function CompareLink() {
  const count = useCompared()?.length ?? 0;
  return (
    <IconLink
      to={addresses.compare}
      icon={<Scale aria-hidden="true" />}
      label={compareMessages.link(count)}
      caption={compareMessages.title}
      count={count}
    />
  );
}
