import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PageForm, StoredPage } from '#contracts/admin/content/pages.ts';
import { call } from '../../api/call-api.ts';
import { pagesCalls } from '../../api/endpoints/content.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';

const key = ['pages'];

export const usePages = () =>
  useQuery({
    queryKey: [...key, 'all'],
    queryFn: () => call(pagesCalls.list),
  });

const onePage = (slug: string) => ['page', slug];

/** A page as it is stored; it is read once, what happens meanwhile is told on saving. */
export const usePage = (slug: string) =>
  useQuery({
    queryKey: onePage(slug),
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

/** What a change of pages makes old: lists and versions. */
export const pagesOld = [key];

/** What was stored is what the form of the page has now: its heading follows. */
function follow(page: StoredPage): StoredPage {
  queryClient.setQueryData(onePage(page.slug), page);
  return page;
}

/** Saves a page over the version that was looked at, or adds one where that is 0. */
export const savePage = async (form: PageForm, { slug, version }: StoredPage) =>
  follow(
    version === 0
      ? await call(pagesCalls.create, { body: form })
      : await call(pagesCalls.save, { params: { slug }, body: { ...form, version } }),
  );

export const useRemovePage = (onDone: () => void) =>
  useChange(
    ({ slug, version }: { slug: string; version: number }) =>
      call(pagesCalls.remove, { params: { slug }, query: { version: String(version) } }),
    { onDone, makesOld: pagesOld },
  );

/** Makes a version of before the one of now, whose number is `version`; 0 for a page that is gone. */
export const useRestorePage = (onDone: (page: StoredPage) => void) =>
  useChange(
    ({ id, version }: { id: number; version: number }) =>
      call(pagesCalls.restore, { params: { id: String(id) }, body: { version } }),
    { onDone: (page) => onDone(follow(page)), makesOld: pagesOld },
  );

export const useRemoveFormer = (slug: string) =>
  useChange((former: string) => call(pagesCalls.removeFormer, { params: { slug, former } }), {
    makesOld: pagesOld,
  });

export const useOrderPages = (onDone: () => void) =>
  useChange((slugs: string[]) => call(pagesCalls.order, { body: { slugs } }), {
    onDone,
    makesOld: pagesOld,
  });
