import { useQuery } from '@tanstack/react-query';
import type { orderDraftEndpoints } from '#contracts/admin/orders/order-drafts.ts';
import { ApiFailure, type Call, call } from '../../../api/call-api.ts';
import { orderDraftCalls, ordersCalls } from '../../../api/endpoints/orders.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useChange } from '../../../api/use-change.ts';
import { draftsKey } from './drafts-key.ts';

type Drafts = typeof orderDraftEndpoints;
export type DraftFields = Omit<Call<Drafts['save']>['body'], 'version'>;
export type PlacedFields = Omit<Call<Drafts['place']>['body'], 'version'>;

const draftKey = (id: number) => ['order-draft', id];

export const useDrafts = () =>
  useQuery({ queryKey: draftsKey, queryFn: () => call(orderDraftCalls.list) });

export const useDraft = (id: number) =>
  useQuery({
    queryKey: draftKey(id),
    queryFn: () => call(orderDraftCalls.get, { params: { id } }),
    staleTime: 0,
  });

/** A draft that is refused as gone is read again: its customer may have placed it. */
export function forgetIfGone(failure: Error, id: number | undefined): boolean {
  const isGone = failure instanceof ApiFailure && failure.status === 404 && id !== undefined;
  if (isGone) queryClient.invalidateQueries({ queryKey: draftKey(id) });
  return isGone;
}

/** Orders of a telephone number that is typed nearly whole. */
export const useKnownCustomers = (digits: string) =>
  useQuery({
    queryKey: ['orders', 'of-phone', digits],
    queryFn: () => call(ordersCalls.list, { query: { text: digits, limit: 5 } }),
    enabled: digits.length >= 10,
  });

export interface Kept {
  readonly id: number;
  readonly version: number;
}

/** Keeps a draft: a new one, or that which is open. */
export const keepDraft = async (open: Kept | undefined, fields: DraftFields): Promise<Kept> =>
  open
    ? call(orderDraftCalls.save, {
        params: { id: open.id },
        body: { ...fields, version: open.version },
      })
    : call(orderDraftCalls.create, { body: fields });

export const useKeepDraft = (onDone: (kept: Kept) => void) =>
  useChange(
    async ({ open, fields }: { open: Kept | undefined; fields: () => Promise<DraftFields> }) =>
      keepDraft(open, await fields()),
    { onDone, makesOld: [draftsKey] },
  );

export const useRemoveDraft = (onDone: () => void) =>
  useChange((id: number) => call(orderDraftCalls.remove, { params: { id } }), {
    onDone,
    makesOld: [draftsKey],
  });

export const placeDraft = ({ id, version }: Kept, fields: PlacedFields) =>
  call(orderDraftCalls.place, { params: { id }, body: { ...fields, version } });

export type SentFields = Omit<Call<Drafts['link']>['body'], 'version'>;

export const linkDraft = ({ id, version }: Kept, fields: SentFields) =>
  call(orderDraftCalls.link, { params: { id }, body: { ...fields, version } });
