import { exportMessages as words } from '#messages/office/views.ts';
import { Menu } from './menu.tsx';

interface Props {
  readonly isPending: boolean;
  readonly onExport: (format: 'csv' | 'xlsx') => void;
}

/** Offers a list as a table. */
export const ExportMenu = ({ isPending, onExport }: Props) => (
  <Menu
    label={words.export}
    isNamed
    isPending={isPending}
    actions={[
      { name: words.xlsx, run: () => onExport('xlsx') },
      { name: words.csv, run: () => onExport('csv') },
    ]}
  />
);
