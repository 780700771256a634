import { useQuery } from '@tanstack/react-query';
import type { categoryEndpoints, EditedCategory } from '#contracts/admin/goods/categories.ts';
import { type Answer, type Call, call } from '../../api/call-api.ts';
import { categoryCalls } from '../../api/endpoints/goods.ts';
import { useChange } from '../../api/use-change.ts';

type Categories = typeof categoryEndpoints;

const key = ['categories'];

export const useCategories = () =>
  useQuery({
    queryKey: key,
    queryFn: () => call(categoryCalls.list),
  });

/** The usual filters of a category, and what its goods state. */
export const useOfferedFilters = (id: number) =>
  useQuery({
    queryKey: [...key, id, 'filters'],
    queryFn: () => call(categoryCalls.filters, { params: { id } }),
  });

/** Of a change of the tree. */
export const categoriesOld = [key, ['goods-categories']];

export const useCreateCategory = (onDone: (category: EditedCategory) => void) =>
  useChange((body: Call<Categories['create']>['body']) => call(categoryCalls.create, { body }), {
    onDone,
    makesOld: categoriesOld,
  });

interface Placed {
  readonly id: number;
  readonly beside: number;
  readonly side: 'before' | 'after' | 'below';
}

/** Puts a category beside another one or below it; the answer is the tree. */
export const usePlaceCategory = (onFailure: (failure: Error) => void) =>
  useChange(({ id, ...body }: Placed) => call(categoryCalls.place, { params: { id }, body }), {
    onFailure,
    answers: key,
  });

export const useRemoveCategory = (
  id: number,
  onDone: (answer: Answer<Categories['remove']>) => void,
) =>
  useChange(
    (body: Call<Categories['remove']>['body']) =>
      call(categoryCalls.remove, { params: { id }, body }),
    { onDone, makesOld: categoriesOld },
  );
