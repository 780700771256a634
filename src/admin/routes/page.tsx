import { useParams } from 'react-router';
import { isShownOn } from '#contracts/time-zones.ts';
import { officeMessages } from '#messages/office/common.ts';
import { pagesScreenMessages as words } from '#messages/office/pages.ts';
import { useViewer } from '../api/session.ts';
import { PageEditor } from '../features/pages/page-editor.tsx';
import { usePage } from '../features/pages/queries.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { officePages } from '../screens.ts';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { todayInShop } from '../ui/shop-clock.ts';
import { ShopLink } from '../ui/shop-link.tsx';

export default permitted('content.read', officeMessages.pages, PageRoute);

function PageRoute() {
  const { slug = '' } = useParams();
  return <PagePage key={slug} slug={slug === '+' ? '' : slug} />;
}

/** One page of text; `slug` is empty for a new one. */
function PagePage({ slug }: { slug: string }) {
  const found = usePage(slug);
  const { data } = found;
  const isNew = slug === '';
  const { time_zone: zone } = useViewer();
  const isShown = data && isShownOn(data, todayInShop(zone));
  const open = isShown && <ShopLink to={`/?page=${slug}`}>{words.open}</ShopLink>;
  return (
    <Page
      title={isNew ? words.newTitle : (data?.title ?? officeMessages.pages)}
      before={<Link to={officePages.pages.path}>{words.back}</Link>}
      actions={open}
    >
      {isNew ? (
        <PageEditor stored={undefined} />
      ) : (
        <Loaded query={found}>{(page) => <PageEditor stored={page} />}</Loaded>
      )}
    </Page>
  );
}
