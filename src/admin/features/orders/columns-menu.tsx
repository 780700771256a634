import type { OrderColumn } from '#contracts/admin/orders/order-columns.ts';
import { viewsMessages as words } from '#messages/office/views.ts';
import { CheckMenu } from '../../ui/check-menu.tsx';
import { columnTitles } from './orders-columns.tsx';

interface Props {
  /** Those that may be shown, and whether each is. */
  readonly columns: ReadonlyMap<OrderColumn, boolean>;
  readonly onChange: (chosen: readonly OrderColumn[]) => void;
}

/** Which columns the table has. */
export const ColumnsMenu = ({ columns, onChange }: Props) => (
  <div className="orders__columns">
    <CheckMenu
      isQuiet
      label={words.columns}
      options={[...columns.keys()].map((column) => [column, columnTitles[column]] as const)}
      chosen={[...columns].flatMap(([column, isShown]) => (isShown ? [column] : []))}
      onChange={(names) => onChange([...columns.keys()].filter((one) => names.includes(one)))}
    />
  </div>
);
