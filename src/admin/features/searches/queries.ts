import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminPaths } from '#contracts/admin/paths.ts';
import type { SearchesQuery, searchesEndpoints } from '#contracts/admin/searches.ts';
import type { ShopTexts, StoredShop, shopEndpoints } from '#contracts/admin/shop.ts';
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

export interface Lesson {
  readonly word: string;
  /** What to find as well. */
  readonly meanings: readonly string[];
  /** The page to open at once; empty: none. */
  readonly page: string;
}

/** Adds to what the search of the shop understands. */
export function useTeach(onDone: (lesson: Lesson) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (lesson: Lesson) => {
      const { shop, version } = (await callApi<Shop['get']>({
        method: 'GET',
        url: adminPaths.shop,
      })) as StoredShop;
      await callApi<Shop['save']>({
        method: 'PUT',
        url: adminPaths.shop,
        body: { version, change: changeFor(shop, lesson) },
      });
      return lesson;
    },
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['shop'] }),
  });
}

function changeFor({ synonyms, search_pages: pages }: ShopTexts, { word, meanings, page }: Lesson) {
  const all = [...new Set([...(synonyms[word] ?? []), ...meanings])];
  return {
    ...(meanings.length > 0 && { synonyms: { ...synonyms, [word]: all } }),
    ...(page && { search_pages: { ...pages, [word]: page } }),
  };
}
