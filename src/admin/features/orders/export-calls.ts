import { useMutation } from '@tanstack/react-query';
import type { orderExportEndpoints } from '#contracts/admin/orders/order-export.ts';
import { adminPaths } from '#contracts/admin/paths.ts';
import { type Call, callForFile } from '../../api/call-api.ts';
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
      withStepUp(() => callForFile<Export>({ method: 'GET', url: adminPaths.ordersExport, query })),
    onMutate: () => onFailure(null),
    onSuccess: onDone,
    onError: onFailure,
  });
}
