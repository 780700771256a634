import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReturnCard, ReturnStep, ReturnsFilter } from '#contracts/admin/returns/returns.ts';
import { returnPhotographWords as photographWords } from '#messages/office/return-photographs.ts';
import { returnWords as words } from '#messages/office/returns.ts';
import { addressOf, call } from '../../api/call-api.ts';
import { returnsCalls } from '../../api/endpoints/returns.ts';
import { howOften } from '../../api/live.ts';
import { sendFile } from '../../api/send-file.ts';
import { useChange } from '../../api/use-change.ts';
import { say } from '../../ui/toasts.tsx';

/** The returns of a filter by pages, the latest first. What makes the lists of orders old makes them old. */
export const useReturns = (filter: ReturnsFilter) =>
  useInfiniteQuery({
    queryKey: ['orders', 'returns', filter],
    queryFn: ({ pageParam }) =>
      call(returnsCalls.list, { query: { ...filter, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    // While the words change, what was found before stays.
    placeholderData: (before) => before,
    refetchInterval: howOften,
  });

const cardKey = (id: number) => ['orders', 'return', id];

export const useReturn = (id: number) =>
  useQuery({
    queryKey: cardKey(id),
    queryFn: () => call(returnsCalls.card, { params: { id } }),
    refetchInterval: howOften,
  });

/** What an order instead would take of the money of a return. */
export const useExchange = (id: number, number: string) =>
  useQuery({
    queryKey: ['orders', 'exchange', id, number],
    queryFn: () => call(returnsCalls.exchange, { params: { id, number } }),
    retry: false,
  });

const old = [['orders'], ['order'], ['today']];

/** Leads a return on; lists, queues and the order follow, also where it was refused. */
export const useStep = (id: number, onDone: () => void) =>
  useChange(
    (body: { version: number; step: ReturnStep }) =>
      call(returnsCalls.step, { params: { id }, body }),
    {
      onDone: ({ gets_letters: getsLetters }) => {
        say(words.changed(id, getsLetters));
        onDone();
      },
      answers: cardKey(id),
      makesOld: old,
    },
  );

/** Adds a photograph to a return, under an id of its own: sent twice it is kept once. */
export const useAddPhotograph = (id: number) =>
  useChange(
    ({ photograph, file }: { readonly photograph: string; readonly file: File }) =>
      sendFile(
        {
          method: 'PUT',
          url: addressOf(returnsCalls.addPhotograph.url, { id, photograph }),
          file,
          type: file.type || 'image/unknown',
        },
        () => undefined,
      ),
    {
      onDone: () => say(photographWords.added(id)),
      makesOld: old,
    },
  );

interface Refund {
  readonly version: number;
  readonly key: string;
  /** Null: by hand. */
  readonly payment: string | null;
  readonly amount: number;
  /** `amount` is the sum that the dialog has filled in. */
  readonly wasOffered: boolean;
}

/** Gives money back for a return, by the provider of a payment or by hand. */
export const useRefund = (id: number, onDone: (card: ReturnCard, asked: Refund) => void) =>
  useChange(
    ({ version, key, payment, amount }: Refund) =>
      payment === null
        ? call(returnsCalls.giveBack, { params: { id }, body: { version, amount } })
        : call(returnsCalls.refund, { params: { id }, body: { version, key, payment, amount } }),
    {
      onDone: (card, asked) => {
        say(words.refunded(id));
        onDone(card, asked);
      },
      answers: cardKey(id),
      makesOld: old,
      asksCode: true,
    },
  );
