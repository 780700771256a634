import { useQuery } from '@tanstack/react-query';
import type { EditedProduct, productEndpoints } from '#contracts/admin/goods/products.ts';
import { type Answer, ApiFailure, type Call, call } from '../../api/call-api.ts';
import { categoryCalls, productCalls } from '../../api/endpoints/goods.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';

type Products = typeof productEndpoints;

const key = (id: number) => ['product', id];

/** A product. It is read once: what others change meanwhile is told when it is saved. */
export const useProduct = (id: number) =>
  useQuery({
    queryKey: key(id),
    queryFn: () => call(productCalls.get, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** What goods of the category state. */
export const useUsual = (category: string) =>
  useQuery({
    queryKey: ['usual-attributes', category],
    queryFn: () => call(productCalls.usual, { query: { category } }),
    placeholderData: (before) => before,
  });

/** Queries that a change of a product makes old. */
export const productOld = [['goods']];

/** A product that was stored is not read again. */
export const followProduct = (product: EditedProduct) =>
  queryClient.setQueryData(key(product.id), product);

export const useReleaseProduct = (id: number) =>
  useChange(() => call(productCalls.release, { params: { id } }), {
    onDone: followProduct,
    makesOld: productOld,
  });

type NewProduct = Call<Products['create']>['body'] & {
  /** The name of a category that is made first. */
  readonly newCategory?: string;
};

/** A new product, the first one of a shop with its category: where only the product is refused, the category is there to choose. */
export const useCreateProduct = (onDone: (product: Answer<Products['create']>) => void) =>
  useChange(
    async ({ newCategory, ...product }: NewProduct) => {
      const made = newCategory ? await createCategory(newCategory) : undefined;
      if (made) await queryClient.invalidateQueries({ queryKey: ['goods-categories'] });
      const body = { ...product, category: made?.slug ?? product.category };
      return call(productCalls.create, { body });
    },
    { onDone, makesOld: productOld },
  );

/** Its name is refused at the field of the category. */
const createCategory = (name: string) =>
  call(categoryCalls.create, { body: { name, parent: null } }).catch((failure: Error) => {
    if (!(failure instanceof ApiFailure) || !failure.fields.name) throw failure;
    throw new ApiFailure(failure.status, { category: failure.fields.name });
  });
