import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewRedirects, redirectsEndpoints } from '#contracts/admin/content/redirects.ts';
import { adminPaths } from '#contracts/admin/paths.ts';
import { callApi } from '../../api/call-api.ts';

type Redirects = typeof redirectsEndpoints;
const key = ['redirects'];

export const useRedirects = (text: string) =>
  useQuery({
    queryKey: [...key, text],
    queryFn: () =>
      callApi<Redirects['list']>({
        method: 'GET',
        url: adminPaths.redirects,
        query: text ? { text } : {},
      }),
    placeholderData: (before) => before,
  });

export function useSaveRedirects(onDone: (saved: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewRedirects) =>
      callApi<Redirects['save']>({ method: 'POST', url: adminPaths.redirects, body }),
    onSuccess: ({ saved }) => onDone(saved),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useRemoveRedirect(onDone: (address: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (address: string) =>
      callApi<Redirects['remove']>({
        method: 'POST',
        url: adminPaths.redirectRemoved,
        body: { address },
      }),
    onSuccess: (_, address) => onDone(address),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
