import '../../../ui/save-bar.css';
import { sheetMessages as words } from '#messages/office/sheet.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface Props {
  readonly changes: number;
  readonly troubled: number;
  readonly progress: { readonly done: number; readonly all: number } | undefined;
  readonly error: Error | null;
  readonly onLook: () => void;
  readonly onSave: () => void;
  readonly onDrop: () => void;
  readonly onNextTrouble: () => void;
}

/** What is changed and not saved. */
export function SheetBar({ changes, troubled, progress, error, ...on }: Props) {
  if (changes + troubled === 0 && !progress) return null;
  const isBusy = progress !== undefined;
  return (
    <section className="save-bar sheet-bar" aria-label={words.bar}>
      <div>
        <p role="status">
          {progress ? (
            words.saving(progress.done, progress.all)
          ) : (
            <strong>{changes > 0 ? words.willChange(changes) : words.wontChange}</strong>
          )}
          {troubled > 0 && (
            <>
              {' '}
              <span className="sheet-bar__troubled">{words.troubled(troubled)}</span>
            </>
          )}
        </p>
        {error && <Notice look="error">{error.message}</Notice>}
      </div>
      <div className="sheet-bar__actions">
        {troubled > 0 && (
          <Button look="quiet" onPress={on.onNextTrouble}>
            {words.nextTrouble}
          </Button>
        )}
        <Button look="quiet" isDisabled={isBusy} onPress={on.onDrop}>
          {words.dropAll}
        </Button>
        {changes > 0 && <Button onPress={on.onLook}>{words.look}</Button>}
        {changes > 0 && (
          <Button look="main" isPending={isBusy} onPress={on.onSave}>
            {words.save}
          </Button>
        )}
      </div>
    </section>
  );
}
