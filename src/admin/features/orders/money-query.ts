import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api/call-api.ts';
import { orderPaymentsCalls } from '../../api/endpoints/payments.ts';
import { howOften } from '../../api/live.ts';
import { queryClient } from '../../api/query-client.ts';

/** Below the key of the card: what makes the card old makes its money old. */
const moneyKey = (number: string) => ['order', number, 'payments'];

/** The money of an order, read again where the card is of a later version. */
export function useOrderPayments({ number, version }: { number: string; version: number }) {
  const found = useQuery({
    queryKey: moneyKey(number),
    queryFn: () => call(orderPaymentsCalls.list, { params: { number } }),
    refetchInterval: howOften,
  });
  const isOld = found.isSuccess && found.data.version < version;
  useEffect(() => {
    // What is being read just now may have been read before the change.
    if (isOld) queryClient.invalidateQueries({ queryKey: moneyKey(number) });
  }, [isOld, number]);
  return found;
}
