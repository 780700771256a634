import { useState } from 'react';
import type { EditedCategory } from '#contracts/admin/goods/categories.ts';
import { categoryScreenMessages as words } from '#messages/office/categories.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { say } from '../../ui/toasts.tsx';
import { useRemoveCategory } from './queries.ts';

interface Props {
  readonly category: EditedCategory;
  readonly takers: readonly EditedCategory[];
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Asks which category takes the goods and the address of one that is removed. */
export function RemovalDialog({ category, takers, onRemoved, onClose }: Props) {
  const [to, setTo] = useState('');
  const remove = useRemoveCategory(category.id, ({ moved }) => {
    say(words.removed(category.name, moved));
    onClose();
    onRemoved();
  });
  return (
    <Dialog title={words.removeTitle(category.name)} onClose={onClose}>
      <p>{words.removeAbout(category.goods)}</p>
      <Form
        onSubmit={() => remove.mutate({ version: category.version, to: to ? Number(to) : null })}
        failure={remove.error}
      >
        <SelectField
          name="to"
          label={words.taker}
          value={to}
          options={[
            ['', category.goods > 0 ? words.chooseTaker : words.noTaker],
            ...takers.map(({ id, name }) => [String(id), name] as const),
          ]}
          onChange={setTo}
        />
        <DialogActions label={words.removeCategory} isDanger isPending={remove.isPending} />
      </Form>
    </Dialog>
  );
}
