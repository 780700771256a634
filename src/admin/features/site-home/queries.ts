import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HomeForm, StoredHome } from '#contracts/admin/content/home.ts';
import { call } from '../../api/call-api.ts';
import { homeCalls } from '../../api/endpoints/content.ts';

const versions = ['home', 'versions'];

/** The home page as it is stored; it is read once, what happens meanwhile is told on saving. */
export const useHome = () =>
  useQuery({
    queryKey: ['home', 'now'],
    queryFn: () => call(homeCalls.get),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const useHomeVersions = () =>
  useQuery({
    queryKey: versions,
    queryFn: () => call(homeCalls.versions),
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
  useWork((body: HomeForm & { version: number }) => call(homeCalls.save, { body }), onDone);

export const useRestoreHome = (onDone: (home: StoredHome) => void) =>
  useWork(
    ({ id, version }: { id: number; version: number }) =>
      call(homeCalls.restore, { params: { id: String(id) }, body: { version } }),
    onDone,
  );
