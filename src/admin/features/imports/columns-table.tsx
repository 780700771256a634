import type { TaskResult } from '#contracts/admin/imports/import-results.ts';
import type { TaskOptions } from '#contracts/admin/imports/import-tasks.ts';
import { type ColumnMeaning, columnMeanings } from '#contracts/admin/imports/values.ts';
import { columnMeaningNames, taskScreenMessages as words } from '#messages/office/import-task.ts';

type Chosen = NonNullable<TaskOptions['columns']>;

interface Props {
  readonly columns: TaskResult['columns'];
  readonly chosen: Chosen;
  readonly isOpen: boolean;
  readonly onChange: (chosen: Chosen) => void;
}

/** What each column of a table holds, as the shop understands it and as the staff says. */
export const ColumnsTable = ({ columns, chosen, isOpen, onChange }: Props) => (
  <details open={isOpen}>
    <summary>
      <h2>{words.columns}</h2>
    </summary>
    <p className="import-task__soft">{words.columnsAbout}</p>
    <ul className="import-task__fields">
      {columns
        .filter(({ key }) => key !== '')
        .map(({ label, key, holds }) => (
          <li key={key}>
            <label>
              <span>{label}</span>
              <select
                value={chosen[key] ?? holds ?? 'attribute'}
                onChange={({ target }) =>
                  onChange({ ...chosen, [key]: target.value as ColumnMeaning })
                }
              >
                {columnMeanings.map((meaning) => (
                  <option key={meaning} value={meaning}>
                    {columnMeaningNames[meaning]}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
    </ul>
  </details>
);
