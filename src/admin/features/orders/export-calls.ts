import { useMutation } from '@tanstack/react-query';
import type { orderExportEndpoints } from '#contracts/admin/orders/order-export.ts';
import { type Call, callForFile } from '../../api/call-api.ts';
import { orderExportCalls } from '../../api/endpoints/orders.ts';
import { useStepUp } from '../../api/step-up.ts';

type Export = (typeof orderExportEndpoints)['export'];

/** The table of a filter as a file. */
export function useExport(
  onDone: (file: File) => void,
  onFailure: (failure: Error | null) => void,
) {
  const withStepUp = useStepUp();
  return useMutation({
    mutationFn: (query: Call<Export>['query']) =>
      withStepUp(() => callForFile(orderExportCalls.export, { query })),
    onMutate: () => onFailure(null),
    onSuccess: onDone,
    onError: onFailure,
  });
}
