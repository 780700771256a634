import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewRedirects } from '#contracts/admin/content/redirects.ts';
import { call } from '../../api/call-api.ts';
import { redirectsCalls } from '../../api/endpoints/content.ts';

const key = ['redirects'];

export const useRedirects = (text: string) =>
  useQuery({
    queryKey: [...key, text],
    queryFn: () => call(redirectsCalls.list, { query: text ? { text } : {} }),
    placeholderData: (before) => before,
  });

export function useSaveRedirects(onDone: (saved: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewRedirects) => call(redirectsCalls.save, { body }),
    onSuccess: ({ saved }) => onDone(saved),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useRemoveRedirect(onDone: (address: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (address: string) => call(redirectsCalls.remove, { body: { address } }),
    onSuccess: (_, address) => onDone(address),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
