import type { StockCount } from '#contracts/admin/goods/stock.ts';
import { stockScreenMessages as words } from '#messages/office/stock.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useEndCount } from './queries.ts';

interface Props {
  readonly count: StockCount;
  readonly different: number;
  readonly left: number;
  /** The differences come into the stock; else the count is left. */
  readonly isApplied: boolean;
  readonly onClose: () => void;
}

/** Asks before a count ends. */
export function EndCountDialog({ count, different, left, isApplied, onClose }: Props) {
  const { id, name } = count;
  const end = useEndCount(id, () => {
    say(isApplied ? words.applied(name) : words.dropped(name));
    onClose();
  });
  return (
    <Dialog title={isApplied ? words.end : words.drop} onClose={onClose}>
      <p>{isApplied ? words.endText(different, left) : words.dropText}</p>
      <Form onSubmit={() => end.mutate(isApplied)} failure={end.error}>
        <DialogActions
          label={isApplied ? words.apply : words.drop}
          isPending={end.isPending}
          isDanger={!isApplied}
        />
      </Form>
    </Dialog>
  );
}
