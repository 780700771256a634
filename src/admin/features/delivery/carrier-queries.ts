import { useQuery } from '@tanstack/react-query';
import type { NewCarrier } from '#contracts/admin/delivery/carrier.ts';
import { call } from '../../api/call-api.ts';
import { carrierCalls } from '../../api/endpoints/delivery.ts';
import { useChange } from '../../api/use-change.ts';

const key = ['carrier'];

export const useCarrier = () => useQuery({ queryKey: key, queryFn: () => call(carrierCalls.get) });

export const useSaveCarrier = (onDone: () => void) =>
  useChange((body: NewCarrier) => call(carrierCalls.save, { body }), {
    onDone,
    answers: key,
    asksCode: true,
  });

export const useRemoveCarrier = (onDone: () => void) =>
  useChange(() => call(carrierCalls.remove), { onDone, makesOld: [key], asksCode: true });

export const useCheckCarrier = () => useChange(() => call(carrierCalls.check));
