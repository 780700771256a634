import '../../ui/bulk.css';
import type { ChosenDocument } from '#contracts/admin/bank/bank-file.ts';
import { MOST_NOTED } from '#contracts/admin/bank/values.ts';
import { bankFileWords as words } from '#messages/office/bank-file.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  readonly documents: readonly ChosenDocument[];
  readonly isPending: boolean;
  readonly onNote: () => void;
}

/** What is chosen, and the button that notes it. */
export function NoteBar({ documents, isPending, onNote }: Props) {
  if (documents.length === 0) return null;
  const kopecks = documents.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return (
    <div className="bulk">
      <p>
        {words.toNote(documents.length, kopecks / 100)}
        {documents.length === MOST_NOTED && ` ${words.many(MOST_NOTED)}`}
      </p>
      <div>
        <Button look="main" isPending={isPending} onPress={onNote}>
          {words.note(documents.length)}
        </Button>
      </div>
    </div>
  );
}
