import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call-api.ts';
import { shipmentCalls } from '../../api/endpoints/orders.ts';
import { howOften } from '../../api/live.ts';
import { useChange } from '../../api/use-change.ts';

/** Below the card's own key, so that a notice about the order makes it old, too. */
const keyOf = (number: string) => ['order', number, 'shipment'];

/** An order with its carrier. */
export const useShipment = (number: string) =>
  useQuery({
    queryKey: keyOf(number),
    queryFn: () => call(shipmentCalls.get, { params: { number } }),
    refetchInterval: howOften,
  });

/** The history of the card follows what is done with the carrier. */
const followers = (number: string) => [['order', number], ['today']];

export const useGiveShipment = (number: string, onDone: () => void) =>
  useChange(() => call(shipmentCalls.give, { params: { number } }), {
    onDone,
    answers: keyOf(number),
    makesOld: followers(number),
  });

export const useLookAtShipment = (number: string) =>
  useChange(() => call(shipmentCalls.look, { params: { number } }), {
    makesOld: followers(number),
  });

export const useSettleShipment = (number: string, onDone: () => void) =>
  useChange(() => call(shipmentCalls.settle, { params: { number } }), {
    onDone,
    answers: keyOf(number),
    makesOld: followers(number),
  });
