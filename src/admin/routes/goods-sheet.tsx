import { useState } from 'react';
import { readGoodsFilter } from '#contracts/admin/work/read-list-filters.ts';
import { sheetMessages as words } from '#messages/office/sheet.ts';
import { GoodsSheet } from '../features/goods/sheet/goods-sheet.tsx';
import { permitted } from '../features/shell/permitted.tsx';
import { officePages } from '../screens.ts';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { useAddress } from '../ui/use-address.ts';
import { useIsWide } from '../ui/use-is-wide.ts';

export default permitted('goods.read', words.title, GoodsSheetPage);

/** The goods of the filter in the address, as a sheet. A narrow window is told the way to the list; what was changed in a wide one stays. */
function GoodsSheetPage() {
  const [filter] = useAddress(readGoodsFilter);
  const search = new URLSearchParams(filter).toString();
  const isWide = useIsWide();
  const [wasWide, setWasWide] = useState(isWide);
  if (isWide && !wasWide) setWasWide(true);
  const list = search ? `${officePages.goods.path}?${search}` : officePages.goods.path;
  return (
    <Page
      title={words.title}
      {...(isWide && { about: words.about })}
      before={<Link to={list}>{words.back}</Link>}
    >
      {!isWide && <Notice>{words.narrow}</Notice>}
      {wasWide && (
        <div hidden={!isWide}>
          <GoodsSheet key={search} filter={filter} search={search} />
        </div>
      )}
    </Page>
  );
}
