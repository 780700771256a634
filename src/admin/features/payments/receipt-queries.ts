import { useQuery } from '@tanstack/react-query';
import type { SavedTaxTerms } from '#contracts/admin/payments/receipt-settings.ts';
import type { ProviderName } from '#contracts/payments.ts';
import type { Till } from '#contracts/receipts.ts';
import { call } from '../../api/call-api.ts';
import { receiptSettingsCalls } from '../../api/endpoints/payments.ts';
import { useChange } from '../../api/use-change.ts';

const key = ['receipt-settings'];
/** A till that knows whole payments alone changes what customers can pay. */
const ends = { answers: key, makesOld: [['paying-terms']], asksCode: true } as const;

export const useReceiptSettings = () =>
  useQuery({ queryKey: key, queryFn: () => call(receiptSettingsCalls.get) });

export const useSaveTill = (name: ProviderName, onDone: () => void) =>
  useChange(
    (till: Till) => call(receiptSettingsCalls.saveTill, { params: { name }, body: { till } }),
    { ...ends, onDone },
  );

/** `isNew`: of a day that has none yet. */
export const useSaveTaxes = (
  isNew: boolean,
  { onDone, onFailure }: { onDone: () => void; onFailure: (failure: Error) => void },
) =>
  useChange(
    (body: SavedTaxTerms) =>
      isNew
        ? call(receiptSettingsCalls.addTerms, { body })
        : call(receiptSettingsCalls.changeTerms, { body }),
    { ...ends, onDone, onFailure },
  );

export const useRemoveTaxes = (onDone: () => void) =>
  useChange((day: string) => call(receiptSettingsCalls.removeTerms, { params: { day } }), {
    ...ends,
    onDone,
  });
