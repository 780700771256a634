import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { type AppliedFilter, writeFilters } from '#contracts/applied-filters.ts';
import { searchParameters } from '#contracts/search-parameters.ts';
import { productListMessages } from '#messages/catalogue/product-list.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { listAddress, listForm, pageSizes, readListQuery } from './list-query.ts';
import type { ListData } from './load-list.ts';
import './list-controls.css';

const sortings = Object.entries(productListMessages.sortings).map(([value, label]) => ({
  value,
  label,
}));
const sizes = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

interface Props {
  query: ListData['query'];
  /** The current choice of filters, kept when the sorting changes. */
  filters: readonly AppliedFilter[];
}

/** Sorting and page size: a plain GET form that is submitted on change when JavaScript runs. */
export function ListControls({ query, filters }: Props) {
  const navigate = useNavigate();
  const { category, maker } = query;
  const { action, hidden } = listForm(query);

  const choose = (event: FormEvent<HTMLFormElement>) => {
    const fields = [...new FormData(event.currentTarget)] as [string, string][];
    const { sort, pageSize } = readListQuery(new URLSearchParams(fields));
    navigate(listAddress({ category, maker, filters, sort, pageSize }), {
      preventScrollReset: true,
    });
  };

  return (
    <form className="list-controls" action={action} onChange={choose}>
      {[...searchParameters({ ...hidden, ...writeFilters(filters) })].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        key={`sort ${query.sort}`}
        label={productListMessages.sorting}
        name="o"
        options={sortings}
        defaultValue={query.sort ?? ''}
      />
      <SelectField
        key={`size ${query.pageSize}`}
        label={productListMessages.pageSize}
        name="page_size"
        options={sizes}
        defaultValue={String(query.pageSize)}
      />
      <noscript>
        <Button type="submit">{productListMessages.apply}</Button>
      </noscript>
    </form>
  );
}
