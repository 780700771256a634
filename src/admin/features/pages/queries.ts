import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PageForm, pagesEndpoints, StoredPage } from '#contracts/admin/content/pages.ts';
import { adminPaths } from '#contracts/admin/paths.ts';
import { callApi } from '../../api/call-api.ts';

type Pages = typeof pagesEndpoints;
const key = ['pages'];

export const usePages = () =>
  useQuery({
    queryKey: [...key, 'all'],
    queryFn: () => callApi<Pages['list']>({ method: 'GET', url: adminPaths.pages }),
  });

/** A page as it is stored; it is read once, what happens meanwhile is told on saving. */
export const usePage = (slug: string) =>
  useQuery({
    queryKey: [...key, 'one', slug],
    queryFn: () => callApi<Pages['get']>({ method: 'GET', url: adminPaths.page, params: { slug } }),
    enabled: slug !== '',
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const useFormer = (slug: string) =>
  useQuery({
    queryKey: [...key, 'former', slug],
    queryFn: () =>
      callApi<Pages['former']>({ method: 'GET', url: adminPaths.pageFormer, params: { slug } }),
  });

export const usePageVersions = (slug: string) =>
  useInfiniteQuery({
    queryKey: [...key, 'versions', slug],
    queryFn: ({ pageParam }) =>
      callApi<Pages['versions']>({
        method: 'GET',
        url: adminPaths.pageVersions,
        params: { slug },
        query: { limit: '20', ...(pageParam && { before: String(pageParam) }) },
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });

export const usePageVersion = (id: number) =>
  useQuery({
    queryKey: [...key, 'version', id],
    queryFn: () =>
      callApi<Pages['version']>({
        method: 'GET',
        url: adminPaths.pageVersion,
        params: { id: String(id) },
      }),
  });

/** A change of pages: lists and versions are read again. */
function useWork<Given, Done>(work: (given: Given) => Promise<Done>, onDone: (done: Done) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: onDone,
    onSettled: () =>
      client.invalidateQueries({
        queryKey: key,
        predicate: ({ queryKey }) => queryKey[1] !== 'one',
      }),
  });
}

/** What was saved is what the form of the page has now: its heading follows. */
function useStoring<Given>(
  work: (given: Given) => Promise<StoredPage>,
  onDone: (page: StoredPage) => void,
) {
  const client = useQueryClient();
  return useWork(work, (page) => {
    client.setQueryData([...key, 'one', page.slug], page);
    onDone(page);
  });
}

/** Saves a page, or adds one where `slug` is empty. */
export const useSavePage = (slug: string, onDone: (page: StoredPage) => void) =>
  useStoring(
    ({ version, ...form }: PageForm & { version: number }) =>
      slug === ''
        ? callApi<Pages['create']>({ method: 'POST', url: adminPaths.pages, body: form })
        : callApi<Pages['save']>({
            method: 'PUT',
            url: adminPaths.page,
            params: { slug },
            body: { ...form, version },
          }),
    onDone,
  );

export const useRemovePage = (onDone: () => void) =>
  useWork(
    ({ slug, version }: { slug: string; version: number }) =>
      callApi<Pages['remove']>({
        method: 'DELETE',
        url: adminPaths.page,
        params: { slug },
        query: { version: String(version) },
      }),
    onDone,
  );

/** Makes a version of before the one of now, whose number is `version`; 0 for a page that is gone. */
export const useRestorePage = (onDone: (page: StoredPage) => void) =>
  useStoring(
    ({ id, version }: { id: number; version: number }) =>
      callApi<Pages['restore']>({
        method: 'POST',
        url: adminPaths.pageRestored,
        params: { id: String(id) },
        body: { version },
      }),
    onDone,
  );

export const useRemoveFormer = (slug: string) =>
  useWork(
    (former: string) =>
      callApi<Pages['removeFormer']>({
        method: 'DELETE',
        url: adminPaths.pageFormerOne,
        params: { slug, former },
      }),
    () => undefined,
  );

export const useOrderPages = (onDone: () => void) =>
  useWork(
    (slugs: string[]) =>
      callApi<Pages['order']>({ method: 'PUT', url: adminPaths.pageOrder, body: { slugs } }),
    onDone,
  );
