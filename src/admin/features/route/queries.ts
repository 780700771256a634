import { useQuery } from '@tanstack/react-query';
import type { RouteStop } from '#contracts/admin/orders/route.ts';
import { routeMessages as words } from '#messages/office/route.ts';
import { call } from '../../api/call-api.ts';
import { routeCalls } from '../../api/endpoints/orders.ts';
import { howOften } from '../../api/live.ts';
import { useChange } from '../../api/use-change.ts';
import { say } from '../../ui/toasts.tsx';

const keyOf = (day: string) => ['route', day];

/** The orders that are delivered on a day. */
export const useRoute = (day: string) =>
  useQuery({
    queryKey: keyOf(day),
    queryFn: () => call(routeCalls.get, { query: { day } }),
    refetchInterval: howOften,
  });

/** Sets the order of the stops and their crews. */
export const useArrangeRoute = (day: string) =>
  useChange(
    (stops: readonly Pick<RouteStop, 'number' | 'crew'>[]) =>
      call(routeCalls.arrange, {
        body: { day, stops: stops.map(({ number, crew }) => ({ number, crew: crew || null })) },
      }),
    {
      answers: keyOf(day),
      onFailure: ({ message }) => say(message),
    },
  );

export const sayArranged = () => say(words.saved);
