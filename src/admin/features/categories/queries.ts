import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { categoryEndpoints, EditedCategory } from '#contracts/admin/goods/categories.ts';
import { type Answer, type Call, call } from '../../api/call-api.ts';
import { categoryCalls } from '../../api/endpoints/goods.ts';

type Categories = typeof categoryEndpoints;
type Tree = Answer<Categories['list']>;

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

/** A change of the tree: it is read again, also where it was refused. */
function useWork<Given, Done>(work: (given: Given) => Promise<Done>, onDone: (done: Done) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: onDone,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: key }),
        client.invalidateQueries({ queryKey: ['goods-categories'] }),
      ]),
  });
}

export const useSaveCategory = (id: number, onDone: (category: EditedCategory) => void) =>
  useWork(
    (body: Call<Categories['save']>['body']) => call(categoryCalls.save, { params: { id }, body }),
    onDone,
  );

export const useCreateCategory = (onDone: (category: EditedCategory) => void) =>
  useWork(
    (body: Call<Categories['create']>['body']) => call(categoryCalls.create, { body }),
    onDone,
  );

interface Placed {
  readonly id: number;
  readonly beside: number;
  readonly side: 'before' | 'after' | 'below';
}

/** Puts a category beside another one or below it; the answer is the tree. */
export function usePlaceCategory(onFailure: (failure: Error) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Placed) => call(categoryCalls.place, { params: { id }, body }),
    onSuccess: (tree) => client.setQueryData<Tree>(key, tree),
    onError: (failure) => {
      onFailure(failure);
      return client.invalidateQueries({ queryKey: key });
    },
  });
}

export const useRemoveCategory = (
  id: number,
  onDone: (answer: Answer<Categories['remove']>) => void,
) =>
  useWork(
    (body: Call<Categories['remove']>['body']) =>
      call(categoryCalls.remove, { params: { id }, body }),
    onDone,
  );
