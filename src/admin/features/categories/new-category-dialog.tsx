import { useState } from 'react';
import type { EditedCategory } from '#contracts/admin/goods/categories.ts';
import { categoryScreenMessages as words } from '#messages/office/categories.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useCreateCategory } from './queries.ts';

interface Props {
  readonly parents: readonly EditedCategory[];
  readonly onMade: (id: number) => void;
  readonly onClose: () => void;
}

/** Makes an empty category; menus show it when it has goods. */
export function NewCategoryDialog({ parents, onMade, onClose }: Props) {
  const [parent, setParent] = useState('');
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const create = useCreateCategory(({ id }) => {
    onClose();
    onMade(id);
  });
  const submit = ({ name = '' }: Record<string, string>) => {
    const isEmpty = name.trim() === '';
    setWrong(isEmpty ? new ApiFailure(400, { name: [words.nameMissing] }) : null);
    if (!isEmpty) create.mutate({ name: name.trim(), parent: parent ? Number(parent) : null });
  };
  return (
    <Dialog title={words.create} onClose={onClose}>
      <p>{words.createAbout}</p>
      <Form onSubmit={submit} failure={wrong ?? create.error}>
        <Field name="name" label={words.name} autoComplete="off" />
        <SelectField
          name="parent"
          label={words.parent}
          value={parent}
          options={[
            ['', words.topLevel],
            ...parents.map(({ id, name }) => [String(id), name] as const),
          ]}
          onChange={setParent}
        />
        <DialogActions label={words.add} isPending={create.isPending} />
      </Form>
    </Dialog>
  );
}
