import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminPaths } from '#contracts/admin/paths.ts';
import type { SearchesQuery, searchesEndpoints } from '#contracts/admin/searches.ts';
import type { shopEndpoints } from '#contracts/admin/shop.ts';
import { callApi } from '../../api/call-api.ts';

type Searches = typeof searchesEndpoints;
type Shop = typeof shopEndpoints;

export type SearchesFilter = Partial<SearchesQuery>;

export const useSearches = (filter: SearchesFilter) =>
  useQuery({
    queryKey: ['searches', filter],
    queryFn: () =>
      callApi<Searches['list']>({ method: 'GET', url: adminPaths.searches, query: filter }),
    placeholderData: (before) => before,
  });

interface Taught {
  readonly word: string;
  readonly meanings: readonly string[];
}

/** Adds words to what the search understands, to those that the shop has now. */
export function useTeach(onDone: (taught: Taught) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ word, meanings }: Taught) => {
      const { shop, version } = await callApi<Shop['get']>({ method: 'GET', url: adminPaths.shop });
      const all = [...new Set([...(shop.synonyms[word] ?? []), ...meanings])];
      await callApi<Shop['save']>({
        method: 'PUT',
        url: adminPaths.shop,
        body: { version, change: { synonyms: { ...shop.synonyms, [word]: all } } },
      });
      return { word, meanings };
    },
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['shop'] }),
  });
}
