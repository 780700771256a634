import { lazy, Suspense } from 'react';
import type { AddressProps } from './address-combo.tsx';
import { Field } from './field.tsx';

/** The address alone, where the list of pages is not loaded. */
const PlainAddress = ({ onChoose: _, ...props }: AddressProps) => (
  <Field {...props} maxLength={500} autoComplete="off" />
);

const AddressCombo = lazy(() =>
  import('./address-combo.tsx').then(
    (part) => ({ default: part.AddressCombo }),
    () => ({ default: PlainAddress }),
  ),
);

/** An address, typed or chosen among the pages of the shop, on a screen that does not wait for the list. */
export const AddressField = (props: AddressProps) => (
  <Suspense fallback={<PlainAddress {...props} />}>
    <AddressCombo {...props} />
  </Suspense>
);
