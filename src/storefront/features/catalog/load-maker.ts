import type { MakerDetails } from '#contracts/makers.ts';
import type { LoadArgs } from '../../load.ts';
import { loadFilters } from './filters/load-filters.ts';
import { readListQuery } from './list-query.ts';
import { type ListData, readMakerList } from './load-list.ts';

export interface MakerData {
  readonly maker: Omit<MakerDetails, 'brands'>;
  /** Null: nothing of this maker is on sale. */
  readonly list: ListData | null;
}

/** A maker with a page of its goods. Throws 404 for an unknown one. */
export async function loadMaker({
  shop,
  url,
  params: { makerSlug },
}: LoadArgs<{ makerSlug: string }>): Promise<MakerData> {
  const { brands, ...maker } = await shop.maker(makerSlug);
  if (brands.length === 0) return { maker, list: null };
  const filters = await loadFilters(url.searchParams);
  const query = {
    ...readListQuery(url.searchParams),
    category: '',
    maker: { slug: maker.slug, brands },
    // The list is of this brand already.
    filters: filters.filter(({ name }) => name !== 'brand'),
  };
  return { maker, list: await readMakerList(shop, query) };
}
