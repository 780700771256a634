import { type KeyboardEvent, lazy, Suspense, useMemo, useRef, useState } from 'react';
import type { GoodsFilter } from '#contracts/admin/goods/goods.ts';
import { sheetMessages as words } from '#messages/office/sheet.ts';
import { useMay } from '../../../api/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePageActions } from '../../../ui/page-actions.ts';
import { say } from '../../../ui/toasts.tsx';
import { useUnsaved } from '../../../ui/unsaved.ts';
import { Waiting } from '../../../ui/waiting.tsx';
import { AboutCell } from './about-cell.tsx';
import { editableColumns } from './columns.ts';
import { changingByPercent, dropping, editsBack } from './edits.ts';
import { keyOf } from './kept-drafts.ts';
import { judged } from './row-state.ts';
import { isOne, type Range } from './selection.ts';
import { SheetBar } from './sheet-bar.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { keyAction } from './sheet-keys.ts';
import { ShownFilter } from './shown-filter.tsx';
import { useSave } from './use-save.ts';
import { useSheet } from './use-sheet.ts';
import { MOST_ROWS, useSheetRows } from './use-sheet-rows.ts';
import { useSheetWork } from './use-sheet-work.ts';

const SheetPercent = lazy(async () => ({
  default: (await import('./sheet-percent.tsx')).SheetPercent,
}));

const SheetPreview = lazy(async () => ({
  default: (await import('./sheet-preview.tsx')).SheetPreview,
}));
const SheetKeysHelp = lazy(async () => ({
  default: (await import('./sheet-keys-help.tsx')).SheetKeysHelp,
}));

/** Prices and stock of all goods of a filter, edited like a spreadsheet. `search`: the filter as it is in the address. */
export function GoodsSheet({ filter, search }: { filter: GoodsFilter; search: string }) {
  const may = useMay();
  const isPricing = may('goods.prices');
  const isCounting = may('goods.stock');
  const isWriting = may('goods.content');
  const editable = useMemo(
    () =>
      editableColumns((one) => {
        if (one === 'goods.prices') return isPricing;
        return one === 'goods.content' ? isWriting : isCounting;
      }),
    [isPricing, isCounting, isWriting],
  );
  const { sheet, change, restored } = useSheet(keyOf(search));
  const { state, error, retry } = useSheetRows(filter, {
    add: (rows) => change({ kind: 'rows', rows }),
    // What was changed stays, also of goods that are no longer in the list.
    end: () => change({ kind: 'rows', rows: restored }),
  });
  const isWhole = state === 'complete' || state === 'cut';
  const work = useSheetWork(sheet, change, editable);
  const { changes, troubled } = useMemo(() => judged(sheet), [sheet]);
  const saving = useSave(sheet, change);
  const place = useRef<HTMLDivElement>(null);
  useUnsaved(sheet.drafts.size > 0 || work.editing !== undefined, { what: words.unsaved });
  const [opened, setOpened] = useState<'preview' | 'percent' | 'keys'>();
  const close = () => setOpened(undefined);
  const { rows } = sheet;
  const { range, selection } = work;
  usePageActions([
    { name: words.keys, run: () => setOpened('keys') },
    ...(isPricing && rows.length > 0
      ? [{ name: words.percent, run: () => setOpened('percent') }]
      : []),
  ]);
  const chosen = rows.slice(range.top, range.bottom + 1);
  const toGrid = () => place.current?.querySelector<HTMLElement>('[data-active]')?.focus();
  /** The button that had the focus is gone when nothing is left to be saved. */
  const save = async () => {
    await saving.save();
    requestAnimationFrame(() => document.activeElement === document.body && toGrid());
  };
  const take = (id: number) => {
    const row = rows[sheet.places.get(id) ?? -1];
    if (row) work.run('taking', editsBack(row, sheet.drafts.get(id) ?? {}));
    toGrid();
  };
  const dropAll = () => {
    work.run('dropping', dropping(sheet));
    say(words.droppedAll);
    toGrid();
  };
  /** From the buttons, too. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.target instanceof HTMLInputElement) return;
    const does = keyAction(event.nativeEvent)?.does;
    if (does !== 'undo' && does !== 'redo') return;
    event.preventDefault();
    work[does]();
  };
  return (
    <div className="page">
      {error && <Failure error={error} onRetry={retry} />}
      {rows.length === 0 && state === 'loading' && <Waiting />}
      {rows.length === 0 && state === 'complete' && <Notice>{words.none}</Notice>}
      {state === 'cut' && <Notice>{words.most(MOST_ROWS)}</Notice>}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons and the grid in it
        <div ref={place} className="sheet-place" onKeyDown={onKeyDown}>
          <section className="sheet-tools" aria-label={words.tools}>
            <Button look="quiet" isDisabled={sheet.past.length === 0} onPress={work.undo}>
              {words.undo}
            </Button>
            <Button look="quiet" isDisabled={sheet.future.length === 0} onPress={work.redo}>
              {words.redo}
            </Button>
            <Button look="quiet" onPress={work.fill}>
              {words.fill}
            </Button>
            {isPricing && (
              <Button look="quiet" onPress={() => setOpened('percent')}>
                {words.percent}
              </Button>
            )}
            <Button look="quiet" onPress={() => setOpened('keys')}>
              {words.keys}
            </Button>
            <p className="sheet-tools__count">
              {isWhole ? words.loaded(rows.length) : words.loading(rows.length)}
              <ShownFilter filter={filter} />
            </p>
          </section>
          <AboutCell
            sheet={sheet}
            place={selection.active}
            onKeep={(id) => {
              change({ kind: 'keep', id });
              toGrid();
            }}
            onTake={take}
          />
          <SheetGrid sheet={sheet} work={work} editable={editable} isWhole={isWhole} />
          <p className="sheet-message" role="status">
            {work.message || selectedText(range)}
          </p>
        </div>
      )}
      <SheetBar
        changes={changes.length}
        troubled={troubled.length}
        progress={saving.progress}
        error={saving.error}
        onLook={() => setOpened('preview')}
        onSave={save}
        onDrop={dropAll}
        onNextTrouble={() => {
          work.nextTrouble();
          requestAnimationFrame(toGrid);
        }}
      />
      <Suspense fallback={null}>
        {opened === 'preview' && (
          <SheetPreview sheet={sheet} changes={changes} onSave={save} onClose={close} />
        )}
        {opened === 'percent' && (
          <SheetPercent
            count={chosen.length}
            onApply={(given) => work.run('percent', changingByPercent(sheet, chosen, given))}
            onClose={close}
          />
        )}
        {opened === 'keys' && <SheetKeysHelp onClose={close} />}
      </Suspense>
    </div>
  );
}

const selectedText = (range: Range) =>
  isOne(range) ? '' : words.selected(range.bottom - range.top + 1, range.right - range.left + 1);
