import '../ui/filters.css';
import { useState } from 'react';
import { redirectsScreenMessages as words } from '#messages/office/redirects.ts';
import { useMay } from '../api/session.ts';
import { useRedirects } from '../features/redirects/queries.ts';
import { RedirectsTable } from '../features/redirects/redirects-table.tsx';
import { permitted } from '../features/shell/permitted.tsx';
import { officePages } from '../screens.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { usePageActions } from '../ui/page-actions.ts';
import { SearchField } from '../ui/search-field.tsx';
import { useOpenLater } from '../ui/use-open-later.ts';

const loadAdd = async () => (await import('../features/redirects/add-dialog.tsx')).AddDialog;

export default permitted('content.read', words.title, RedirectsPage);

/** Addresses without a page, and where they lead. */
function RedirectsPage() {
  const [text, setText] = useState('');
  const mayWrite = useMay()('content.write');
  const add = useOpenLater(loadAdd);
  usePageActions(mayWrite ? [{ name: words.add, key: 'KeyN', run: add.open }] : []);
  return (
    <Page
      title={words.title}
      about={words.about}
      before={<Link to={officePages.pages.path}>{words.back}</Link>}
      actions={mayWrite && <Button onPress={add.open}>{words.add}</Button>}
    >
      <search className="filters">
        <SearchField label={words.find} hint={words.findHint} text={text} onChange={setText} />
      </search>
      <Loaded query={useRedirects(text)}>
        {({ redirects, count }) => (
          <>
            {redirects.length === 0 ? (
              <Notice>{text ? words.noneFound : words.none}</Notice>
            ) : (
              <RedirectsTable redirects={redirects} />
            )}
            {count > redirects.length && <p>{words.more(redirects.length, count)}</p>}
          </>
        )}
      </Loaded>
      {add.Opened && <add.Opened onClose={add.close} />}
    </Page>
  );
}
