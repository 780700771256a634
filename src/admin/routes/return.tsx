import { useParams } from 'react-router';
import { officeMessages } from '#messages/office/common.ts';
import { returnWords as words } from '#messages/office/returns.ts';
import { useReturn } from '../features/returns/queries.ts';
import { ReturnActions } from '../features/returns/return-actions.tsx';
import { ReturnCardView } from '../features/returns/return-card.tsx';
import { permitted } from '../features/shell/permitted.tsx';
import { officePages } from '../screens.ts';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';

export default permitted('returns.manage', officeMessages.returns, ReturnPage);

function ReturnPage() {
  const id = Number(useParams().id);
  const found = useReturn(id);
  return (
    <Page
      title={words.title(id)}
      before={<Link to={officePages.returns.path}>{officeMessages.returns}</Link>}
      actions={found.data && <ReturnActions key={id} card={found.data} />}
    >
      <Loaded query={found} gone={words.gone}>
        {(card) => <ReturnCardView key={id} card={card} />}
      </Loaded>
    </Page>
  );
}
