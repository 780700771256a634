import type { ChangeEvent } from 'react';
import { useNavigate } from 'react-router';
import { type AppliedFilter, writeFilters } from '#contracts/applied-filters.ts';
import { searchParameters } from '#contracts/search-parameters.ts';
import { productListMessages } from '#messages/catalogue/product-list.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type SearchQuery, searchAddress } from './load-results.ts';

const sortings = Object.entries(productListMessages.sortings).map(([value, label]) => ({
  value,
  label,
}));

interface Props {
  query: SearchQuery;
  /** The current choice of filters, kept when the sorting changes. */
  filters: readonly AppliedFilter[];
}

/** A plain GET form that is submitted on change when JavaScript runs. */
export function SearchSorting({ query: { text, sort }, filters }: Props) {
  const navigate = useNavigate();
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    navigate(searchAddress(text, { filters, sort: target.value }), { preventScrollReset: true });
  return (
    <form className="search-sorting" action="/search">
      <input type="hidden" name="q" value={text} />
      {[...searchParameters(writeFilters(filters))].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        key={`sort ${sort}`}
        label={productListMessages.sorting}
        name="o"
        options={sortings}
        defaultValue={sort ?? ''}
        onChange={choose}
      />
      <noscript>
        <Button type="submit">{productListMessages.apply}</Button>
      </noscript>
    </form>
  );
}
