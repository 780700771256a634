import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TaskResult } from '#contracts/admin/imports/import-results.ts';
import type { TaskOptions } from '#contracts/admin/imports/import-tasks.ts';
import { taskScreenMessages as words } from '#messages/office/import-task.ts';
import { call } from '../../api/call-api.ts';
import { categoryCalls } from '../../api/endpoints/goods.ts';

type Chosen = NonNullable<TaskOptions['categories']>;
type Seen = NonNullable<TaskResult['categories']>[number];

interface Props {
  readonly categories: readonly Seen[];
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

const SHOWN = 50;

/** Where the goods of each category of the file go: into a new category, one of the shop, or nowhere. */
export function CategoriesTable({ categories, chosen, onChange }: Props) {
  const [isAll, setAll] = useState(false);
  const shop = useShopCategories();
  const fresh = categories.filter(({ state }) => state === 'new').length;
  const shown = isAll ? categories : categories.slice(0, SHOWN);
  return (
    <details open={fresh > 0}>
      <summary>
        <h2>{words.categories(categories.length, fresh)}</h2>
      </summary>
      <p className="import-task__soft">{words.categoriesAbout}</p>
      <ul className="import-task__fields">
        {shown.map((one) => (
          <li key={one.id}>
            <label>
              <span>
                {one.name}
                <span className="import-task__soft">{words.goodsOf(one.goods)}</span>
              </span>
              <select
                value={String(chosen[one.id] ?? choiceOf(one))}
                onChange={({ target }) => onChange({ ...chosen, [one.id]: choiceIn(target.value) })}
              >
                <option value="new">{words.newCategory}</option>
                <option value="skip">{words.skipCategory}</option>
                <optgroup label={words.shopCategories}>
                  {shop.map(({ id, name, above }) => (
                    <option key={id} value={id}>
                      {above ? words.below(above, name) : name}
                    </option>
                  ))}
                </optgroup>
              </select>
            </label>
          </li>
        ))}
      </ul>
      {!isAll && categories.length > SHOWN && (
        <button type="button" className="button button--quiet" onClick={() => setAll(true)}>
          {words.allLabels(categories.length)}
        </button>
      )}
    </details>
  );
}

const choiceOf = ({ state, category }: Seen): Chosen[string] => {
  if (state === 'skipped') return 'skip';
  return state === 'known' && category !== null ? category : 'new';
};

const choiceIn = (value: string): Chosen[string] =>
  value === 'new' || value === 'skip' ? value : Number(value);

/** The categories of the shop, each with the one above it. */
function useShopCategories(): readonly { id: number; name: string; above: string | undefined }[] {
  const { data } = useQuery({
    queryKey: ['categories'],
    queryFn: () => call(categoryCalls.list),
  });
  const all = data?.categories ?? [];
  const names = new Map(all.map(({ id, name }) => [id, name]));
  return all.map(({ id, name, parent }) => ({
    id,
    name,
    above: parent === null ? undefined : names.get(parent),
  }));
}
