import { useQuery } from '@tanstack/react-query';
import type { orderCompanyEndpoints } from '#contracts/admin/orders/order-company.ts';
import { companyWords as words } from '#messages/office/companies.ts';
import { type Call, call } from '../../../api/call-api.ts';
import { companyCalls } from '../../../api/endpoints/delivery.ts';
import { orderCompanyCalls } from '../../../api/endpoints/orders.ts';
import { howOften } from '../../../api/live.ts';
import { useChange } from '../../../api/use-change.ts';
import { say } from '../../../ui/toasts.tsx';

type SaveBody = Call<typeof orderCompanyEndpoints.save>['body'];

/** Below the card's own key, so that a notice about the order makes it old, too. */
const keyOf = (number: string) => ['order', number, 'company'];

/** The company that buys an order. */
export const useCompany = (number: string, isRead = true) =>
  useQuery({
    queryKey: keyOf(number),
    queryFn: () => call(orderCompanyCalls.get, { params: { number } }),
    refetchInterval: howOften,
    enabled: isRead,
  });

export const useSaveCompany = (number: string, onDone: () => void) =>
  useChange((body: SaveBody) => call(orderCompanyCalls.save, { params: { number }, body }), {
    onDone: () => {
      say(words.saved(number));
      onDone();
    },
    answers: keyOf(number),
  });

export const useRemoveCompany = (number: string, onDone: () => void) =>
  useChange(
    (version: number) => call(orderCompanyCalls.remove, { params: { number }, query: { version } }),
    {
      onDone: () => {
        say(words.removed(number));
        onDone();
      },
      answers: keyOf(number),
    },
  );

/** Asks the service of addresses for the company of an ИНН. */
export const useFindCompany = () =>
  useChange((inn: string) => call(companyCalls.find, { params: { inn } }));
