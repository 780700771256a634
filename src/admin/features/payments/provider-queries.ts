import { useQuery } from '@tanstack/react-query';
import type { NewKeys } from '#contracts/admin/payments/providers.ts';
import type { ProviderName } from '#contracts/payments.ts';
import { call } from '../../api/call-api.ts';
import { paymentProvidersCalls } from '../../api/endpoints/payments.ts';
import { howOften } from '../../api/live.ts';
import { useChange } from '../../api/use-change.ts';

const key = ['payment-providers'];

export const useProviders = () =>
  useQuery({
    queryKey: key,
    queryFn: () => call(paymentProvidersCalls.list),
    refetchInterval: howOften,
  });

export const useSaveKeys = (name: ProviderName, onDone: () => void) =>
  useChange((body: NewKeys) => call(paymentProvidersCalls.save, { params: { name }, body }), {
    onDone,
    answers: key,
    asksCode: true,
  });

export const useTurn = (name: ProviderName, isOn: boolean, onDone: () => void) =>
  useChange(() => call(paymentProvidersCalls.turn, { params: { name }, body: { is_on: isOn } }), {
    onDone,
    answers: key,
    asksCode: true,
  });

export const useRemoveKeys = (name: ProviderName, onDone: () => void) =>
  useChange(() => call(paymentProvidersCalls.remove, { params: { name } }), {
    onDone,
    answers: key,
    asksCode: true,
  });

export const useCheckKeys = (name: ProviderName) =>
  useChange(() => call(paymentProvidersCalls.check, { params: { name } }));
