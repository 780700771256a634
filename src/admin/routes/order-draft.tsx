import { useParams, useSearchParams } from 'react-router';
import { officeMessages } from '#messages/office/common.ts';
import { draftWords as words } from '#messages/office/drafts.ts';
import { DraftEditor } from '../features/orders/drafts/draft-editor.tsx';
import { nothing, writtenOf } from '../features/orders/drafts/draft-fields.ts';
import { useDraft } from '../features/orders/drafts/draft-queries.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { draftsPath, officePages } from '../screens.ts';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';

export default permitted('orders.money', officeMessages.orders, DraftPage);

/** A new order, written down while its customer tells it. */
function DraftPage() {
  const { id } = useParams();
  const [query] = useSearchParams();
  return (
    <Page
      title={words.new}
      about={words.newAbout}
      before={<Link to={draftsPath}>{words.list}</Link>}
    >
      {id ? (
        <OpenDraft key={id} id={Number(id)} />
      ) : (
        <DraftEditor draft={undefined} start={{ ...nothing, phone: query.get('phone') ?? '' }} />
      )}
    </Page>
  );
}

function OpenDraft({ id }: { readonly id: number }) {
  return (
    <Loaded query={useDraft(id)} gone={words.gone}>
      {(draft) =>
        draft.order ? (
          <Notice>
            {words.wasPlaced}{' '}
            <Link to={`${officePages.orders.path}/${draft.order}`}>{draft.order}</Link>
          </Notice>
        ) : (
          <DraftEditor draft={draft} start={writtenOf(draft)} />
        )
      }
    </Loaded>
  );
}
