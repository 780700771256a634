import type { CustomerCard, CustomerRow } from '#contracts/admin/customers/customers.ts';
import { customerName, customerWords as words } from '#messages/office/customers.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { phoneText } from './customers-table.tsx';
import { useJoin, useJoining } from './queries.ts';

interface Props {
  readonly card: CustomerCard;
  readonly other: CustomerRow;
  readonly onClose: () => void;
}

/** Two records of one person often have one name. */
const calledOf = (row: CustomerRow): string =>
  [customerName(row), row.phone ? phoneText(row.phone) : row.email].filter(Boolean).join(', ');

/** Says what would go from one record to the other, and joins them. */
export function JoinDialog({ card, other, onClose }: Props) {
  const joining = useJoining(card.id, other.id);
  const join = useJoin(card.id, onClose);
  return (
    <Dialog title={words.joinTitle} onClose={onClose}>
      <Form failure={join.error} onSubmit={() => join.mutate(other.id)}>
        <p>{words.joinAbout(calledOf(card), calledOf(other))}</p>
        <Loaded query={joining}>
          {(told) => (
            <p>
              {words.joinWill}: {words.joinWhat(told)}
            </p>
          )}
        </Loaded>
        <p className="customer__soft">{words.joinBack}</p>
        <DialogActions label={words.join} isPending={join.isPending} />
      </Form>
    </Dialog>
  );
}
