import { useState } from 'react';
import { useNavigate } from 'react-router';
import { goodsScreenMessages as goods } from '#messages/office/goods.ts';
import { productScreenMessages as words } from '#messages/office/product.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { readTyped } from '../../ui/read-typed.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { useCreateProduct } from './queries.ts';

interface Props {
  readonly categories: readonly (readonly [slug: string, name: string])[];
  readonly onClose: () => void;
}

/** What a product needs to be there; the rest is set on its page, where it is hidden until it is shown. */
export function NewProductDialog({ categories, onClose }: Props) {
  const navigate = useNavigate();
  const [only, ...others] = categories;
  const isFirst = only === undefined;
  const [category, setCategory] = useState(others.length === 0 && only ? only[0] : '');
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const create = useCreateProduct(({ id }) => {
    onClose();
    navigate(`/goods/${id}`);
  });
  const submit = (typed: Record<string, string>) => {
    const name = trimmed(typed.name);
    const article = trimmed(typed.article);
    const newCategory = trimmed(typed.category);
    const price = readTyped(typed.price ?? '', 'money', goods.notSum);
    const sum = 'value' in price ? price.value : 0;
    const faults = {
      ...(name === '' && { name: [words.nameMissing] }),
      ...(isFirst && newCategory === '' && { category: [words.categoryMissing] }),
      ...(!isFirst && category === '' && { category: [words.chooseCategory] }),
      ...(article === '' && { article: [words.articleMissing] }),
      ...(sum <= 0 && { price: ['fault' in price ? price.fault : goods.notSum] }),
    };
    const isWrong = Object.keys(faults).length > 0;
    setWrong(isWrong ? new ApiFailure(400, faults) : null);
    if (isWrong) return;
    const product = { name, category, article, price: sum };
    create.mutate(isFirst ? { ...product, newCategory } : product);
  };
  return (
    <Dialog title={words.newProduct} onClose={onClose}>
      <p>{words.newProductAbout}</p>
      <Form onSubmit={submit} failure={wrong ?? create.error}>
        <Field name="name" label={words.name} autoComplete="off" />
        {isFirst ? (
          <Field
            name="category"
            label={words.category}
            hint={words.firstCategoryHint}
            autoComplete="off"
          />
        ) : (
          <SelectField
            name="category"
            label={words.category}
            value={category}
            options={category === '' ? [['', words.choose], ...categories] : categories}
            onChange={setCategory}
          />
        )}
        <Field name="article" label={words.article} autoComplete="off" />
        <Field name="price" label={goods.priceField} inputMode="decimal" autoComplete="off" />
        <DialogActions label={words.create} isPending={create.isPending} />
      </Form>
    </Dialog>
  );
}

const trimmed = (text = ''): string => text.trim();
