import { useNavigate } from 'react-router';
import { officeMessages } from '#messages/office/common.ts';
import { pagesScreenMessages as words } from '#messages/office/pages.ts';
import { redirectsScreenMessages } from '#messages/office/redirects.ts';
import { useMay } from '../api/session.ts';
import { GonePages } from '../features/pages/gone-pages.tsx';
import { PagesList } from '../features/pages/pages-list.tsx';
import { usePages } from '../features/pages/queries.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { officePages, redirectsPath } from '../screens.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { usePageActions } from '../ui/page-actions.ts';
import { useRowKeys } from '../ui/row-keys.ts';

export default permitted('content.read', officeMessages.pages, PagesPage);

function PagesPage() {
  const mayWrite = useMay()('content.write');
  const navigate = useNavigate();
  const add = () => navigate(`${officePages.pages.path}/+`);
  useRowKeys('.sortable__item');
  usePageActions(mayWrite ? [{ name: words.add, key: 'KeyN', run: add }] : []);
  const action = (
    <>
      <Link to={redirectsPath}>{redirectsScreenMessages.link}</Link>
      {mayWrite && <Button onPress={add}>{words.add}</Button>}
    </>
  );
  return (
    <Page title={officeMessages.pages} about={words.about} actions={action}>
      <Loaded query={usePages()}>
        {({ pages, removed }) => (
          <>
            {pages.length === 0 ? <Notice>{words.none}</Notice> : <PagesList pages={pages} />}
            <GonePages pages={removed} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
