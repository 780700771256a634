import { type ComponentType, Suspense, useState } from 'react';
import type { GoodsFilter } from '#contracts/admin/goods/goods.ts';
import { readGoodsFilter } from '#contracts/admin/work/read-list-filters.ts';
import { sheetMessages as words } from '#messages/office/sheet.ts';
import { officePages } from '../screens.ts';
import { Link } from '../ui/link.tsx';
import { Page } from '../ui/page.tsx';
import { useAddress } from '../ui/use-address.ts';
import { useIsWide } from '../ui/use-is-wide.ts';
import { Waiting } from '../ui/waiting.tsx';

interface Props {
  readonly Sheet: ComponentType<{ filter: GoodsFilter; search: string }>;
  readonly Cards: ComponentType<{ filter: GoodsFilter }>;
}

/** The goods of the filter in the address: as a sheet, in a narrow window as cards. What was changed in the sheet stays while the window is narrow. */
export function GoodsSheetPage({ Sheet, Cards }: Props) {
  const [filter] = useAddress(readGoodsFilter);
  const search = new URLSearchParams({ ...filter }).toString();
  const isWide = useIsWide();
  const [wasWide, setWasWide] = useState(isWide);
  if (isWide && !wasWide) setWasWide(true);
  const list = search ? `${officePages.goods.path}?${search}` : officePages.goods.path;
  return (
    <Page
      title={words.title}
      about={isWide ? words.about : words.aboutCards}
      before={<Link to={list}>{words.back}</Link>}
    >
      <Suspense fallback={<Waiting />}>
        {!isWide && <Cards key={search} filter={filter} />}
        {wasWide && (
          <div hidden={!isWide}>
            <Sheet key={search} filter={filter} search={search} />
          </div>
        )}
      </Suspense>
    </Page>
  );
}
