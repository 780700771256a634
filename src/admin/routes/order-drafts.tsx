import { officeMessages } from '#messages/office/common.ts';
import { draftWords as words } from '#messages/office/drafts.ts';
import { useDrafts } from '../features/orders/drafts/draft-queries.ts';
import { DraftsTable } from '../features/orders/drafts/drafts-table.tsx';
import { permitted } from '../features/shell/permitted.tsx';
import { newOrderPath, officePages } from '../screens.ts';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';

export default permitted('orders.money', officeMessages.orders, DraftsPage);

/** Orders that the staff have begun to write down. */
function DraftsPage() {
  return (
    <Page
      title={words.list}
      about={words.about}
      before={<Link to={officePages.orders.path}>{officeMessages.orders}</Link>}
      actions={<Link to={newOrderPath}>{words.new}</Link>}
    >
      <Loaded query={useDrafts()}>
        {({ drafts }) =>
          drafts.length > 0 ? <DraftsTable drafts={drafts} /> : <Notice>{words.empty}</Notice>
        }
      </Loaded>
    </Page>
  );
}
