import { useQuery } from '@tanstack/react-query';
import type { NewRedirects } from '#contracts/admin/content/redirects.ts';
import { call } from '../../api/call-api.ts';
import { redirectsCalls } from '../../api/endpoints/content.ts';
import { useChange } from '../../api/use-change.ts';

const key = ['redirects'];

export const useRedirects = (text: string) =>
  useQuery({
    queryKey: [...key, text],
    queryFn: () => call(redirectsCalls.list, { query: text ? { text } : {} }),
    placeholderData: (before) => before,
  });

export const useSaveRedirects = (onDone: (saved: number) => void) =>
  useChange((body: NewRedirects) => call(redirectsCalls.save, { body }), {
    onDone: ({ saved }) => onDone(saved),
    makesOld: [key],
  });

export const useRemoveRedirect = (onDone: (address: string) => void) =>
  useChange((address: string) => call(redirectsCalls.remove, { body: { address } }), {
    onDone: (_, address) => onDone(address),
    makesOld: [key],
  });
