import { useQuery } from '@tanstack/react-query';
import type { askedPricesEndpoints } from '#contracts/admin/goods/asked-prices.ts';
import { type Call, call } from '../../api/call-api.ts';
import { askedPricesCalls } from '../../api/endpoints/goods.ts';
import { useChange } from '../../api/use-change.ts';

type Asked = typeof askedPricesEndpoints;
type Answer = Call<Asked['answer']>['body'];
const key = ['asked-prices'];

/** Prices of nightly feeds that wait for an answer. */
export const useAskedPrices = () =>
  useQuery({
    queryKey: key,
    queryFn: () => call(askedPricesCalls.list),
  });

/** Takes the prices of a source, or keeps those of the shop. */
export const useAnswerPrices = (onDone: (answer: Answer, done: { answered: number }) => void) =>
  useChange((body: Answer) => call(askedPricesCalls.answer, { body }), {
    onDone: (done, answer) => onDone(answer, done),
    makesOld: [key, ['today'], ['goods']],
  });
