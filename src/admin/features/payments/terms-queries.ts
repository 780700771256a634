import { useQuery } from '@tanstack/react-query';
import type { StoredPayingTerms } from '#contracts/admin/payments/paying-terms.ts';
import { call } from '../../api/call-api.ts';
import { payingTermsCalls } from '../../api/endpoints/payments.ts';
import { howOften } from '../../api/live.ts';
import { useChange } from '../../api/use-change.ts';

const key = ['paying-terms'];

export const usePayingTerms = () =>
  useQuery({
    queryKey: key,
    queryFn: () => call(payingTermsCalls.get),
    refetchInterval: howOften,
  });

export const useSavePayingTerms = (onDone: () => void) =>
  useChange(
    (body: StoredPayingTerms['terms'] & { version: number }) =>
      call(payingTermsCalls.save, { body }),
    { onDone, answers: key },
  );
