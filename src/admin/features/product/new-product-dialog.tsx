import { useState } from 'react';
import { useNavigate } from 'react-router';
import { readNumber } from '#contracts/read-number.ts';
import { goodsScreenMessages as goods } from '#messages/office-goods.ts';
import { productScreenMessages as words } from '#messages/office-product.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useCreateProduct } from './queries.ts';

interface Props {
  readonly categories: readonly (readonly [slug: string, name: string])[];
  readonly onClose: () => void;
}

/** What a product needs to be there; the rest is set on its page, where it is hidden until it is shown. */
export function NewProductDialog({ categories, onClose }: Props) {
  const navigate = useNavigate();
  const [category, choose] = useState(categories[0]?.[0] ?? '');
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const create = useCreateProduct(({ id }) => {
    onClose();
    navigate(`/goods/${id}`);
  });
  const submit = ({ name = '', article = '', price: text = '' }: Record<string, string>) => {
    const price = readNumber(text);
    const faults = {
      ...(name.trim() === '' && { name: [words.nameMissing] }),
      ...(article.trim() === '' && { article: [words.articleMissing] }),
      ...((price === undefined || price <= 0) && { price: [goods.notSum] }),
    };
    const isWrong = Object.keys(faults).length > 0;
    setWrong(isWrong ? new ApiFailure(400, faults) : null);
    if (!isWrong)
      create.mutate({ name: name.trim(), category, article: article.trim(), price: price ?? 0 });
  };
  return (
    <Dialog title={words.newProduct} onClose={onClose}>
      <p>{words.newProductAbout}</p>
      <Form onSubmit={submit} failure={wrong ?? create.error}>
        <Field name="name" label={words.name} autoComplete="off" />
        <SelectField
          name="category"
          label={words.category}
          value={category}
          options={categories}
          onChange={choose}
        />
        <Field name="article" label={words.article} autoComplete="off" />
        <Field name="price" label={goods.priceField} inputMode="decimal" autoComplete="off" />
        <DialogActions label={words.create} isPending={create.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
