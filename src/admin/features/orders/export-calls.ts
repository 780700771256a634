import type { orderExportEndpoints } from '#contracts/admin/orders/order-export.ts';
import { exportMessages as words } from '#messages/office/views.ts';
import { type Call, callForFile } from '../../api/call-api.ts';
import { orderExportCalls } from '../../api/endpoints/orders.ts';
import { useChange } from '../../api/use-change.ts';
import { saveFile } from '../../ui/save-file.ts';
import { say } from '../../ui/toasts.tsx';

type Export = (typeof orderExportEndpoints)['export'];

/** All orders of a filter as a file. */
export const useExport = () =>
  useChange((query: Call<Export>['query']) => callForFile(orderExportCalls.export, { query }), {
    onDone: (file) => {
      saveFile(file);
      say(words.exported);
    },
    asksCode: true,
  });
