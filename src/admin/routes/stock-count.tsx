import { useState } from 'react';
import { useParams } from 'react-router';
import { officeMessages } from '#messages/office/common.ts';
import { stockScreenMessages as words } from '#messages/office/stock.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { CountView } from '../features/stock/count-view.tsx';
import { EndCountDialog } from '../features/stock/end-count-dialog.tsx';
import { useCount } from '../features/stock/queries.ts';
import { officePages } from '../screens.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';

export default permitted('goods.stock', words.counts, StockCountPage);

/** A count, while it goes on and afterwards. */
function StockCountPage() {
  const found = useCount(Number(useParams().id));
  const count = found.data;
  const [ending, setEnding] = useState<'apply' | 'drop'>();
  const lines = count?.lines ?? [];
  const done = lines.filter(({ counted }) => counted !== null);
  const different = done.filter(({ counted, expected }) => counted !== expected).length;
  const isOpen = count?.state === 'open';
  return (
    <Page
      title={count ? words.countOf(count.name) : words.counts}
      about={isOpen ? words.countAbout : ''}
      before={<Link to={officePages.stock.path}>{officeMessages.stock}</Link>}
      actions={
        isOpen && (
          <>
            <Button onPress={() => setEnding('drop')}>{words.drop}</Button>
            <Button look="main" isDisabled={done.length === 0} onPress={() => setEnding('apply')}>
              {words.end}
            </Button>
          </>
        )
      }
    >
      <Loaded query={found}>
        {(known) => (
          <>
            <p aria-live="polite">
              {!isOpen && `${words.states[known.state]}. `}
              {words.progress(done.length, isOpen ? lines.length : known.goods)}
              {different > 0 && `, ${words.different(different)}`}
            </p>
            <CountView count={known} />
          </>
        )}
      </Loaded>
      {count && ending && (
        <EndCountDialog
          count={count}
          different={different}
          left={lines.length - done.length}
          isApplied={ending === 'apply'}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Page>
  );
}
