import { useQuery } from '@tanstack/react-query';
import type { LeadsTo } from '#contracts/admin/goods/product-deletion.ts';
import type { EditedProduct } from '#contracts/admin/goods/products.ts';
import { productDeletionMessages as words } from '#messages/office/product-deletion.ts';
import { ApiFailure, call } from '../../api/call-api.ts';
import { productDeletionCalls } from '../../api/endpoints/goods.ts';
import { useChange } from '../../api/use-change.ts';

export const useSourceThatHas = (id: number) =>
  useQuery({
    queryKey: ['product-source', id],
    queryFn: () => call(productDeletionCalls.source, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });

/** Deletes the product as it was opened. */
export const useDeleteProduct = ({ id, version }: EditedProduct) =>
  useChange(
    (leads_to: LeadsTo) =>
      call(productDeletionCalls.delete, { params: { id }, body: { version, leads_to } }).catch(
        (failure: Error) => {
          if (!(failure instanceof ApiFailure) || failure.code !== 'product_changed') throw failure;
          throw new ApiFailure(409, { detail: words.changed });
        },
      ),
    { makesOld: [['goods']] },
  );
