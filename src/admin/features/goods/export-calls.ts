import type { goodsExportEndpoints } from '#contracts/admin/goods/goods-export.ts';
import { goodsScreenMessages as words } from '#messages/office/goods.ts';
import { type Call, callForFile } from '../../api/call-api.ts';
import { goodsExportCalls } from '../../api/endpoints/goods.ts';
import { useChange } from '../../api/use-change.ts';
import { saveFile } from '../../ui/save-file.ts';
import { say } from '../../ui/toasts.tsx';

type Export = (typeof goodsExportEndpoints)['export'];

/** All goods of a filter as a price list. */
export const useExport = () =>
  useChange((query: Call<Export>['query']) => callForFile(goodsExportCalls.export, { query }), {
    onDone: (file) => {
      saveFile(file);
      say(words.exported);
    },
  });
