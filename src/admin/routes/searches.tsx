import { useState } from 'react';
import { readSearchesFilter } from '#contracts/admin/work/read-list-filters.ts';
import { officeMessages } from '#messages/office/common.ts';
import { searchesMessages as words } from '#messages/office/searches.ts';
import { useMay } from '../api/session.ts';
import { useSearches, useTaught } from '../features/searches/queries.ts';
import { SearchesFilterBar } from '../features/searches/searches-filter.tsx';
import { SearchesTable } from '../features/searches/searches-table.tsx';
import { TeachDialog } from '../features/searches/teach-dialog.tsx';
import { permitted } from '../features/shell/permitted.tsx';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { usePageActions } from '../ui/page-actions.ts';
import { useAddress } from '../ui/use-address.ts';

export default permitted('content.read', officeMessages.searches, SearchesPage);

/** What visitors search for; the filter is in the address. */
function SearchesPage() {
  const [filter, change] = useAddress(readSearchesFilter);
  const mayTeach = useMay()('content.write');
  const [taught, setTaught] = useState<string>();
  const known = useTaught(mayTeach).data;
  usePageActions(mayTeach ? [{ name: words.teach, run: () => setTaught('') }] : []);
  return (
    <Page
      title={officeMessages.searches}
      about={words.about}
      actions={mayTeach && <Button onPress={() => setTaught('')}>{words.teach}</Button>}
    >
      <SearchesFilterBar filter={filter} onChange={change} />
      <Loaded query={useSearches(filter)}>
        {({ searches, asked, nothing, unopened }) => (
          <>
            {asked > 0 && <p>{words.totals(asked, nothing, unopened)}</p>}
            {searches.length === 0 ? (
              <Notice>{asked > 0 ? words.noneOfKind : words.none}</Notice>
            ) : (
              <SearchesTable
                searches={searches}
                isTaught={(text) => known?.has(text) ?? false}
                onTeach={mayTeach ? setTaught : undefined}
              />
            )}
          </>
        )}
      </Loaded>
      {taught !== undefined && (
        <TeachDialog
          text={taught}
          known={known?.get(taught)}
          onClose={() => setTaught(undefined)}
        />
      )}
    </Page>
  );
}
