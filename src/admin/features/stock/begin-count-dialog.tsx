import { useState } from 'react';
import { stockScreenMessages as words } from '#messages/office/stock.ts';
import { Check } from '../../ui/check.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useBeginCount } from './queries.ts';

interface Props {
  readonly categories: readonly (readonly [slug: string, name: string])[];
  readonly onBegun: (id: number) => void;
  readonly onClose: () => void;
}

/** Asks what is to be counted. */
export function BeginCountDialog({ categories, onBegun, onClose }: Props) {
  const [category, setCategory] = useState('');
  const begin = useBeginCount(({ id }) => onBegun(id));
  return (
    <Dialog title={words.beginCount} onClose={onClose}>
      <p>{words.countsAbout}</p>
      <Form
        onSubmit={({ unnumbered }) =>
          begin.mutate({ category: category || null, unnumbered: unnumbered !== undefined })
        }
        failure={begin.error}
      >
        <SelectField
          name="category"
          label={words.whatToCount}
          value={category}
          options={[['', words.wholeShop], ...categories]}
          onChange={setCategory}
        />
        <Check name="unnumbered">{words.withUnnumbered}</Check>
        <DialogActions label={words.begin} isPending={begin.isPending} />
      </Form>
    </Dialog>
  );
}
