import { useQuery } from '@tanstack/react-query';
import type { NewAddressService } from '#contracts/admin/delivery/addresses.ts';
import { call } from '../../api/call-api.ts';
import { addressServiceCalls } from '../../api/endpoints/delivery.ts';
import { useChange } from '../../api/use-change.ts';

const key = ['address-service'];

export const useAddressService = () =>
  useQuery({ queryKey: key, queryFn: () => call(addressServiceCalls.get) });

export const useSaveAddressService = (onDone: () => void) =>
  useChange((body: NewAddressService) => call(addressServiceCalls.save, { body }), {
    onDone,
    answers: key,
    asksCode: true,
  });

export const useRemoveAddressService = (onDone: () => void) =>
  useChange(() => call(addressServiceCalls.remove), { onDone, makesOld: [key], asksCode: true });

/** A trial is a question, too, so the number of today is old after it. */
export const useCheckAddressService = () =>
  useChange(() => call(addressServiceCalls.check), { makesOld: [key] });
