import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type {
  CustomersFilter,
  customersEndpoints,
  ErasureAct,
} from '#contracts/admin/customers/customers.ts';
import type { CustomerPart, erasureReasons } from '#contracts/admin/customers/values.ts';
import { customersExported } from '#messages/office/customer-export.ts';
import { customerWords as words } from '#messages/office/customers.ts';
import { type Call, call, callForFile } from '../../api/call-api.ts';
import { customersCalls } from '../../api/endpoints/customers.ts';
import { howOften } from '../../api/live.ts';
import { useChange } from '../../api/use-change.ts';
import { saveFile } from '../../ui/save-file.ts';
import { say } from '../../ui/toasts.tsx';

/** The customers of a filter by pages, the latest first. What makes the lists of orders old makes them old. */
export const useCustomers = (filter: CustomersFilter) =>
  useInfiniteQuery({
    queryKey: ['orders', 'customers', filter],
    queryFn: ({ pageParam }) =>
      call(customersCalls.list, { query: { ...filter, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // While the words change, what was found before stays.
    placeholderData: (before) => before,
    refetchInterval: howOften,
  });

/** All customers of a filter as a file. */
export const useExport = () =>
  useChange(
    (query: Call<(typeof customersEndpoints)['export']>['query']) =>
      callForFile(customersCalls.export, { query }),
    {
      onDone: (file) => {
        saveFile(file);
        say(customersExported);
      },
      asksCode: true,
    },
  );

const cardKey = (id: number) => ['orders', 'customer', id];

export const useCustomer = (id: number) =>
  useQuery({
    queryKey: cardKey(id),
    queryFn: () => call(customersCalls.card, { params: { id } }),
    refetchInterval: howOften,
  });

/** The record that an order or a request for a call belongs to. */
export const useCustomerOf = (part: CustomerPart, key: string) =>
  useQuery({
    queryKey: ['orders', 'customer-of', part, key],
    queryFn: () => call(customersCalls.of, { params: { part, key } }),
  });

const old = [
  ['orders', 'customers'],
  ['orders', 'customer'],
  ['orders', 'customer-of'],
];

export const useWriteNote = (id: number, onDone: () => void) =>
  useChange((text: string) => call(customersCalls.note, { params: { id }, body: { text } }), {
    onDone: () => {
      say(words.noteSaved);
      onDone();
    },
    answers: cardKey(id),
  });

export const useRemoveNote = (id: number) =>
  useChange((note: number) => call(customersCalls.removeNote, { params: { id, note } }), {
    onDone: () => say(words.noteRemoved),
    answers: cardKey(id),
  });

/** What would go from the other record to this one. */
export const useJoining = (id: number, other: number) =>
  useQuery({
    queryKey: ['orders', 'joining', id, other],
    queryFn: () => call(customersCalls.joining, { params: { id, other } }),
  });

export const useJoin = (id: number, onDone: () => void) =>
  useChange((other: number) => call(customersCalls.join, { params: { id }, body: { other } }), {
    onDone: () => {
      say(words.joined);
      onDone();
    },
    answers: cardKey(id),
    makesOld: old,
  });

export const useSeparate = (id: number) =>
  useChange((join: number) => call(customersCalls.separate, { params: { id, join } }), {
    onDone: () => say(words.separated),
    answers: cardKey(id),
    makesOld: old,
  });

/** What has to end before the person can be erased. */
export const useObstacles = (id: number) =>
  useQuery({
    queryKey: ['orders', 'erasing', id],
    queryFn: () => call(customersCalls.obstacles, { params: { id } }),
  });

interface Erasing {
  readonly reason: (typeof erasureReasons)[number];
  readonly asked_on: string;
}

/** Removes the person from all that the shop keeps. */
export const useErase = (id: number, onDone: (act: ErasureAct) => void) =>
  useChange((body: Erasing) => call(customersCalls.erase, { params: { id }, body }), {
    onDone: (act) => {
      say(words.eraseDone);
      onDone(act);
    },
    makesOld: [['orders'], ['order'], ['calls'], ['today']],
    asksCode: true,
  });

export const useAct = (id: number) =>
  useQuery({
    queryKey: ['orders', 'act', id],
    queryFn: () => call(customersCalls.act, { params: { id } }),
  });
