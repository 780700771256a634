import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { LeadsTo } from '#contracts/admin/goods/product-deletion.ts';
import type { EditedProduct } from '#contracts/admin/goods/products.ts';
import { productDeletionMessages as words } from '#messages/office/product-deletion.ts';
import { officePages } from '../../screens.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { say } from '../../ui/toasts.tsx';
import { useDeleteProduct, useSourceThatHas } from './deletion.ts';

interface Props {
  readonly product: EditedProduct;
  readonly categories: readonly (readonly [slug: string, name: string])[];
  readonly onClose: () => void;
}

/** Says what a deletion does and where the address leads then; goods that a source has are hidden instead. */
export function DeleteDialog({ product, categories, onClose }: Props) {
  return (
    <Dialog title={words.ask(product.name)} onClose={onClose}>
      <Loaded query={useSourceThatHas(product.id)}>
        {({ source }) =>
          source ? (
            <>
              <p>{words.inSource(source)}</p>
              <Button onPress={onClose}>{words.close}</Button>
            </>
          ) : (
            <Deletion product={product} categories={categories} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

function Deletion({ product, categories }: Omit<Props, 'onClose'>) {
  const navigate = useNavigate();
  const [kind, setKind] = useState<LeadsTo['kind']>('nowhere');
  const [category, setCategory] = useState(product.category);
  const [other, setOther] = useState('');
  const remove = useDeleteProduct(product);
  const submit = () =>
    remove.mutate(leadsTo(kind, category, other), {
      onSuccess: () => {
        say(words.deleted(product.name));
        navigate(officePages.goods.path);
      },
    });
  const hasSource = product.variants.some(({ source }) => source !== null);
  return (
    <Form failure={remove.error} onSubmit={submit}>
      <p>{words.about}</p>
      {hasSource && <p>{words.returns}</p>}
      <Choice
        name="leads_to"
        label={words.where}
        value={kind}
        options={[
          { value: 'nowhere', name: words.nowhere, about: words.nowhereAbout },
          { value: 'category', name: words.toCategory },
          { value: 'product', name: words.toProduct },
        ]}
        onChange={(value) => setKind(value as LeadsTo['kind'])}
      />
      {kind === 'category' && (
        <SelectField
          name="category"
          label={words.category}
          value={category}
          options={categories}
          onChange={setCategory}
        />
      )}
      {kind === 'product' && (
        <Field name="product" label={words.product} value={other} onChange={setOther} />
      )}
      <DialogActions label={words.delete} isDanger isPending={remove.isPending} />
    </Form>
  );
}

function leadsTo(kind: LeadsTo['kind'], category: string, product: string): LeadsTo {
  if (kind === 'category') return { kind, category };
  return kind === 'product' ? { kind, product } : { kind };
}
