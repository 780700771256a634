import { useNavigate } from 'react-router';
import { readMovementFilter } from '#contracts/admin/work/read-list-filters.ts';
import { officeMessages } from '#messages/office/common.ts';
import { handWords, stockScreenMessages as words } from '#messages/office/stock.ts';
import { useMay } from '../api/session.ts';
import { useGoodsCategories } from '../features/goods/queries.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { CountsSection } from '../features/stock/counts-section.tsx';
import { MovementsFilter } from '../features/stock/movements-filter.tsx';
import { MovementsTable } from '../features/stock/movements-table.tsx';
import { useMovements } from '../features/stock/queries.ts';
import { officePages } from '../screens.ts';
import { Button } from '../ui/button.tsx';
import { categoryOptions } from '../ui/category-options.ts';
import { Loaded } from '../ui/loaded.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { usePageActions } from '../ui/page-actions.ts';
import { useAddress } from '../ui/use-address.ts';
import { useOpenLater } from '../ui/use-open-later.ts';

const loadMove = async () => (await import('../features/stock/move-dialog.tsx')).MoveDialog;
const loadBegin = async () =>
  (await import('../features/stock/begin-count-dialog.tsx')).BeginCountDialog;

export default permitted('goods.stock', officeMessages.stock, StockPage);

/** What came and went; the filter is in the address. */
function StockPage() {
  const [filter, change] = useAddress(readMovementFilter);
  const found = useMovements(filter);
  const movements = found.data?.pages.flatMap((page) => page.movements) ?? [];
  const mayChange = useMay()('goods.stock');
  const receipt = useOpenLater(loadMove);
  const writeoff = useOpenLater(loadMove);
  const begin = useOpenLater(loadBegin);
  const categories = useGoodsCategories().data?.categories;
  const navigate = useNavigate();
  usePageActions(
    mayChange
      ? [
          { name: handWords.receipt.title, run: receipt.open },
          { name: handWords.writeoff.title, run: writeoff.open },
          { name: words.beginCount, run: begin.open },
        ]
      : [],
  );
  const actions = mayChange && (
    <>
      <Button onPress={begin.open}>{words.beginCount}</Button>
      <Button onPress={writeoff.open}>{handWords.writeoff.title}</Button>
      <Button look="main" onPress={receipt.open}>
        {handWords.receipt.title}
      </Button>
    </>
  );
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Page title={officeMessages.stock} about={words.about} actions={actions}>
      <CountsSection />
      <MovementsFilter filter={filter} onChange={change} />
      <Loaded query={found}>
        {() =>
          movements.length > 0 ? (
            <MovementsTable movements={movements} />
          ) : (
            <Notice>{isFiltered ? words.none : words.empty}</Notice>
          )
        }
      </Loaded>
      <MoreButton label={words.more} list={found} />
      {receipt.Opened && <receipt.Opened reason="receipt" onClose={receipt.close} />}
      {writeoff.Opened && <writeoff.Opened reason="writeoff" onClose={writeoff.close} />}
      {begin.Opened && categories && (
        <begin.Opened
          categories={categoryOptions(categories)}
          onBegun={(id) => navigate(`${officePages.stock.path}/counts/${id}`)}
          onClose={begin.close}
        />
      )}
    </Page>
  );
}
