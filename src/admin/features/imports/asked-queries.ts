import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { askedPricesEndpoints } from '#contracts/admin/goods/asked-prices.ts';
import { adminPaths } from '#contracts/admin/paths.ts';
import { type Call, callApi } from '../../api/call-api.ts';

type Asked = typeof askedPricesEndpoints;
type Answer = Call<Asked['answer']>['body'];
const key = ['asked-prices'];

/** Prices of nightly feeds that wait for an answer. */
export const useAskedPrices = () =>
  useQuery({
    queryKey: key,
    queryFn: () => callApi<Asked['list']>({ method: 'GET', url: adminPaths.askedPrices }),
  });

/** Takes the prices of a source, or keeps those of the shop. */
export function useAnswerPrices(onDone: (answer: Answer, done: { answered: number }) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Answer) =>
      callApi<Asked['answer']>({ method: 'POST', url: adminPaths.askedPrices, body }),
    onSuccess: (done, answer) => onDone(answer, done),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: key }),
        client.invalidateQueries({ queryKey: ['today'] }),
        client.invalidateQueries({ queryKey: ['goods'] }),
      ]),
  });
}
