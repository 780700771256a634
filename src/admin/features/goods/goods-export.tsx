import { useMutation } from '@tanstack/react-query';
import type { GoodsFilter } from '#contracts/admin/goods/goods.ts';
import { goodsScreenMessages as words } from '#messages/office/goods.ts';
import { exportMessages } from '#messages/office/views.ts';
import { callForFile } from '../../api/call-api.ts';
import { goodsExportCalls } from '../../api/endpoints/goods.ts';
import { Menu } from '../../ui/menu.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { say } from '../../ui/toasts.tsx';

interface Props {
  readonly filter: GoodsFilter;
  readonly onFailure: (failure: Error | null) => void;
}

/** All goods of the filter as a price list. */
export function GoodsExport({ filter, onFailure }: Props) {
  const table = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') =>
      callForFile(goodsExportCalls.export, { query: { ...filter, format } }),
    onMutate: () => onFailure(null),
    onSuccess: (file) => {
      saveFile(file);
      say(words.exported);
    },
    onError: onFailure,
  });
  return (
    <Menu
      label={exportMessages.export}
      isNamed
      isPending={table.isPending}
      actions={[
        { name: exportMessages.xlsx, run: () => table.mutate('xlsx') },
        { name: exportMessages.csv, run: () => table.mutate('csv') },
      ]}
    />
  );
}
