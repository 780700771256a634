import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call-api.ts';
import { deliveryTermsCalls } from '../../api/endpoints/delivery.ts';

/** The terms as they are stored; they are read once, what happens meanwhile is told on saving. */
export const useTerms = () =>
  useQuery({
    queryKey: ['delivery'],
    queryFn: () => call(deliveryTermsCalls.get),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
