import type { OrdersFilter } from '#contracts/admin/orders/orders.ts';
import { exportMessages as words } from '#messages/office/views.ts';
import { Menu } from '../../ui/menu.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { say } from '../../ui/toasts.tsx';
import { useExport } from './export-calls.ts';

interface Props {
  readonly filter: OrdersFilter;
  readonly onFailure: (failure: Error | null) => void;
}

/** All orders of the filter as a file. */
export function ExportMenu({ filter, onFailure }: Props) {
  const table = useExport((file) => {
    saveFile(file);
    say(words.exported);
  }, onFailure);
  const take = (format: 'csv' | 'xlsx') => table.mutate({ ...filter, format });
  return (
    <Menu
      label={words.export}
      isNamed
      isPending={table.isPending}
      actions={[
        { name: words.xlsx, run: () => take('xlsx') },
        { name: words.csv, run: () => take('csv') },
      ]}
    />
  );
}
