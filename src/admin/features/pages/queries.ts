import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PageForm, StoredPage } from '#contracts/admin/content/pages.ts';
import { call } from '../../api/call-api.ts';
import { pagesCalls } from '../../api/endpoints/content.ts';

const key = ['pages'];

export const usePages = () =>
  useQuery({
    queryKey: [...key, 'all'],
    queryFn: () => call(pagesCalls.list),
  });

/** A page as it is stored; it is read once, what happens meanwhile is told on saving. */
export const usePage = (slug: string) =>
  useQuery({
    queryKey: [...key, 'one', slug],
    queryFn: () => call(pagesCalls.get, { params: { slug } }),
    enabled: slug !== '',
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const useFormer = (slug: string) =>
  useQuery({
    queryKey: [...key, 'former', slug],
    queryFn: () => call(pagesCalls.former, { params: { slug } }),
  });

export const usePageVersions = (slug: string) =>
  useInfiniteQuery({
    queryKey: [...key, 'versions', slug],
    queryFn: ({ pageParam }) =>
      call(pagesCalls.versions, {
        params: { slug },
        query: { limit: '20', ...(pageParam && { before: String(pageParam) }) },
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });

export const usePageVersion = (id: number) =>
  useQuery({
    queryKey: [...key, 'version', id],
    queryFn: () => call(pagesCalls.version, { params: { id: String(id) } }),
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
        ? call(pagesCalls.create, { body: form })
        : call(pagesCalls.save, { params: { slug }, body: { ...form, version } }),
    onDone,
  );

export const useRemovePage = (onDone: () => void) =>
  useWork(
    ({ slug, version }: { slug: string; version: number }) =>
      call(pagesCalls.remove, { params: { slug }, query: { version: String(version) } }),
    onDone,
  );

/** Makes a version of before the one of now, whose number is `version`; 0 for a page that is gone. */
export const useRestorePage = (onDone: (page: StoredPage) => void) =>
  useStoring(
    ({ id, version }: { id: number; version: number }) =>
      call(pagesCalls.restore, { params: { id: String(id) }, body: { version } }),
    onDone,
  );

export const useRemoveFormer = (slug: string) =>
  useWork(
    (former: string) => call(pagesCalls.removeFormer, { params: { slug, former } }),
    () => undefined,
  );

export const useOrderPages = (onDone: () => void) =>
  useWork((slugs: string[]) => call(pagesCalls.order, { body: { slugs } }), onDone);
