import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HomeForm, homeEndpoints, StoredHome } from '#contracts/admin/content/home.ts';
import { adminPaths } from '#contracts/admin/paths.ts';
import { callApi } from '../../api/call-api.ts';

type Home = typeof homeEndpoints;
const versions = ['home', 'versions'];

/** The home page as it is stored; it is read once, what happens meanwhile is told on saving. */
export const useHome = () =>
  useQuery({
    queryKey: ['home', 'now'],
    queryFn: () => callApi<Home['get']>({ method: 'GET', url: adminPaths.home }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const useHomeVersions = () =>
  useQuery({
    queryKey: versions,
    queryFn: () => callApi<Home['versions']>({ method: 'GET', url: adminPaths.homeVersions }),
  });

function useWork<Given>(
  work: (given: Given) => Promise<StoredHome>,
  onDone: (home: StoredHome) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: versions }),
  });
}

export const useSaveHome = (onDone: (home: StoredHome) => void) =>
  useWork(
    (body: HomeForm & { version: number }) =>
      callApi<Home['save']>({ method: 'PUT', url: adminPaths.home, body }),
    onDone,
  );

export const useRestoreHome = (onDone: (home: StoredHome) => void) =>
  useWork(
    ({ id, version }: { id: number; version: number }) =>
      callApi<Home['restore']>({
        method: 'POST',
        url: adminPaths.homeRestored,
        params: { id: String(id) },
        body: { version },
      }),
    onDone,
  );
