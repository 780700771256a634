import '../../ui/check.css';
import '../../ui/table.css';
import './task-view.css';
import { useState } from 'react';
import type { ImportTask, TaskOptions } from '#contracts/admin/imports/import-tasks.ts';
import { largePriceMessages as priceWords } from '#messages/catalogue/large-prices.ts';
import { taskScreenMessages as words } from '#messages/office/import-task.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { AdoptGoods } from './adopt-goods.tsx';
import { CategoriesTable } from './categories-table.tsx';
import { ColumnsTable } from './columns-table.tsx';
import { LabelsTable } from './labels-table.tsx';
import { LookAlikes } from './look-alikes.tsx';
import { TaskFailureNotice } from './task-failure.tsx';
import { isUnderWay, useStartTask } from './task-queries.ts';
import { TaskResultView } from './task-result.tsx';

/** An import on its way: what it would do, what to say of it, and the button that does it. */
export function TaskView({ task }: { task: ImportTask }) {
  const mayChange = useMay()('imports.change');
  const start = useStartTask(task.id);
  const [options, setOptions] = useState<TaskOptions>(task.options);
  const [arePricesRight, setPricesRight] = useState(false);
  const isSame = JSON.stringify(options) === JSON.stringify(task.options);
  const { state, result, failure } = task;
  const set = (part: Partial<TaskOptions>) => setOptions({ ...options, ...part });
  const begin = (isDryRun: boolean, changed: TaskOptions = options) => {
    setOptions(changed);
    setPricesRight(false);
    start.mutate({
      dry_run: isDryRun,
      options: isDryRun ? changed : { ...changed, prices_confirmed: arePricesRight },
    });
  };
  if (isUnderWay(task)) {
    return (
      <section className="section" aria-live="polite">
        <Waiting />
        <p>{state === 'reading' ? words.reading(task.offers) : words.queued}</p>
      </section>
    );
  }
  const columns = failure?.columns ?? result?.columns ?? [];
  const isOpen = mayChange && state !== 'done';
  const isLoadable = isOpen && state === 'checked' && isSame && !result?.changes_nothing;
  const largePrices = result?.large_prices?.count ?? 0;
  return (
    <div className="import-task">
      {failure && (
        <TaskFailureNotice
          failure={failure}
          onAdopt={(owner) => begin(true, { ...options, adopt_from: [owner || 'свои'] })}
          onSame={(source) => begin(true, { ...options, source })}
          onConfirm={() => begin(true, { ...options, confirmed: true })}
        />
      )}
      {result && state !== 'failed' && (
        <TaskResultView
          result={result}
          isDone={state === 'done'}
          isWithdrawing={task.options.withdraw_missing ?? false}
        />
      )}
      {isOpen && result && state === 'checked' && (
        <AdoptGoods
          owners={(result.owners ?? []).filter((one) => !options.adopt_from?.includes(one))}
          onAdopt={(owner) =>
            begin(true, { ...options, adopt_from: [...(options.adopt_from ?? []), owner] })
          }
        />
      )}
      {isOpen && result && state === 'checked' && (
        <LookAlikes
          result={result}
          onChoose={(choice) => begin(true, { ...options, look_alikes: choice })}
        />
      )}
      {isOpen && result && state === 'checked' && result.missing.count > 0 && (
        <label className="check">
          <input
            type="checkbox"
            checked={options.withdraw_missing ?? false}
            onChange={({ target }) => set({ withdraw_missing: target.checked })}
          />
          <span>{words.withdraw(result.missing.count)}</span>
        </label>
      )}
      {isOpen && columns.length > 0 && (
        <ColumnsTable
          columns={columns}
          chosen={options.columns ?? {}}
          isOpen={failure?.kind === 'columns'}
          onChange={(chosen) => set({ columns: chosen })}
        />
      )}
      {isOpen && result?.categories && result.categories.length > 0 && (
        <CategoriesTable
          categories={result.categories}
          chosen={options.categories ?? {}}
          onChange={(categories) => set({ categories })}
        />
      )}
      {isOpen && result && result.labels.length > 0 && (
        <LabelsTable
          labels={result.labels}
          units={result.units}
          mapping={options.mapping}
          onChange={(mapping) => set({ mapping })}
        />
      )}
      {isLoadable && largePrices > 0 && (
        <Check
          name="prices_confirmed"
          checked={arePricesRight}
          onChange={({ target }) => setPricesRight(target.checked)}
        >
          {priceWords.areRight(largePrices)}
        </Check>
      )}
      {start.error && <Notice look="error">{start.error.message}</Notice>}
      {isOpen && (
        <div className="form__actions import-task__actions">
          {isLoadable && (
            <Button
              look="main"
              isPending={start.isPending}
              isDisabled={largePrices > 0 && !arePricesRight}
              onPress={() => begin(false)}
            >
              {words.load}
            </Button>
          )}
          {!isSame && (
            <Button look="main" isPending={start.isPending} onPress={() => begin(true)}>
              {words.lookAgain}
            </Button>
          )}
          {!isSame && <p className="import-task__soft">{words.lookFirst}</p>}
        </div>
      )}
    </div>
  );
}
