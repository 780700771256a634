import type { TaskFailure } from '#contracts/admin/imports/import-results.ts';
import { taskScreenMessages as words } from '#messages/office/import-task.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface Props {
  readonly failure: TaskFailure;
  /** The file takes the goods of this source over; an empty text: those of the shop itself. */
  readonly onAdopt: (owner: string) => void;
  /** The file is of this source. */
  readonly onSame: (source: string) => void;
  readonly onConfirm: () => void;
}

/** Why an import has changed nothing, and the ways on. */
export const TaskFailureNotice = ({ failure, onAdopt, onSame, onConfirm }: Props) => {
  const { kind, text, owner } = failure;
  return (
    <Notice look="error">
      <p>{text}</p>
      {kind === 'columns' && <p>{words.sayColumns}</p>}
      {kind === 'same_goods' && (
        <div className="form__actions">
          {owner && <Button onPress={() => onSame(owner)}>{words.sameSource(owner)}</Button>}
          <Button onPress={() => onAdopt(owner ?? '')}>{words.adopt}</Button>
        </div>
      )}
      {kind === 'many_missing' && (
        <div className="form__actions">
          <Button look="danger" onPress={onConfirm}>
            {words.confirmMissing}
          </Button>
        </div>
      )}
    </Notice>
  );
};
