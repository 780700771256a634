import '../../ui/filters.css';
import type { GoodsFilter as Filter } from '#contracts/admin/goods/goods.ts';
import { goodsSorts, goodsStates } from '#contracts/admin/goods/values.ts';
import {
  goodsSortNames,
  goodsStateNames,
  goodsScreenMessages as words,
} from '#messages/office/goods.ts';
import { Button } from '../../ui/button.tsx';
import { categoryOptions } from '../../ui/category-options.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { isFiltered } from './goods-views.ts';
import { useGoodsCategories } from './queries.ts';

interface Props {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Words and choices; each acts at once. */
export function GoodsFilter({ filter, onChange }: Props) {
  const categories = useGoodsCategories().data?.categories ?? [];
  const set = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  return (
    <search className="filters">
      <SearchField
        label={words.search}
        hint={words.searchHint}
        text={filter.text ?? ''}
        onChange={(text) => set({ text: text || undefined })}
      />
      <Select
        label={words.category}
        any={words.anyCategory}
        value={filter.category}
        options={categoryOptions(categories)}
        onChange={(category) => set({ category })}
      />
      <Select
        label={words.state}
        any={words.anyState}
        value={filter.state}
        options={goodsStates.map((state) => [state, goodsStateNames[state]] as const)}
        onChange={(state) => set({ state })}
      />
      <div className="goods-order">
        <Select
          label={words.order}
          any={words.anyOrder}
          value={filter.sort}
          options={goodsSorts.map((sort) => [sort, goodsSortNames[sort]] as const)}
          onChange={(sort) => set({ sort })}
        />
      </div>
      {isFiltered(filter) && (
        <Button look="quiet" onPress={() => onChange({ sort: filter.sort })}>
          {words.clear}
        </Button>
      )}
    </search>
  );
}
