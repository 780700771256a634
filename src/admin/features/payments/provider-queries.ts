import { useQuery } from '@tanstack/react-query';
import type { NewKeys } from '#contracts/admin/payments/providers.ts';
import type { ProviderName } from '#contracts/payments.ts';
import { call } from '../../api/call-api.ts';
import { paymentProvidersCalls } from '../../api/endpoints/payments.ts';
import { howOften } from '../../api/live.ts';
import { useChange } from '../../api/use-change.ts';

const key = ['payment-providers'];
/** What tills can do, and what customers can pay, depends on the keys. */
const ends = {
  answers: key,
  makesOld: [['receipt-settings'], ['paying-terms']],
  asksCode: true,
} as const;

export const useProviders = () =>
  useQuery({
    queryKey: key,
    queryFn: () => call(paymentProvidersCalls.list),
    refetchInterval: howOften,
  });

export const useSaveKeys = (name: ProviderName, onDone: () => void) =>
  useChange((body: NewKeys) => call(paymentProvidersCalls.save, { params: { name }, body }), {
    ...ends,
    onDone,
  });

export const useTurn = (name: ProviderName, isOn: boolean, onDone: () => void) =>
  useChange(() => call(paymentProvidersCalls.turn, { params: { name }, body: { is_on: isOn } }), {
    ...ends,
    onDone,
  });

export const useRemoveKeys = (name: ProviderName, onDone: () => void) =>
  useChange(() => call(paymentProvidersCalls.remove, { params: { name } }), {
    ...ends,
    onDone,
  });

export const useCheckKeys = (name: ProviderName) =>
  useChange(() => call(paymentProvidersCalls.check, { params: { name } }));
