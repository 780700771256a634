import { useRef } from 'react';
import type { productEndpoints, SavedProduct } from '#contracts/admin/goods/products.ts';
import { type Call, call } from '../../api/call-api.ts';
import { productCalls } from '../../api/endpoints/goods.ts';
import { Preview } from '../../ui/preview.tsx';
import type { ProductForm } from './product-form.ts';
import { savedOf } from './saved-of.ts';

type Endpoint = (typeof productEndpoints)['preview'];

interface Props {
  readonly id: number;
  readonly form: ProductForm;
  /** The place of the variant that is written. */
  readonly shown: number;
}

/** The page of a product as a shopper would see it: with its pictures, drawings and 3D model, redrawn as one types. While a field is at fault it stays as it was. */
export function ProductPreview({ id, form, shown }: Props) {
  const read = savedOf(form);
  const last = useRef<SavedProduct>(undefined);
  if ('saved' in read) last.current = read.saved;
  const ask = (body: Call<Endpoint>['body']) =>
    call(productCalls.preview, { params: { id }, body });
  return last.current && <Preview typed={{ saved: last.current, shown }} ask={ask} />;
}
