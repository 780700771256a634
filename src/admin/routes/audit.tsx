import { readJournalFilter } from '#contracts/admin/work/read-list-filters.ts';
import { journalMessages as words } from '#messages/office/audit.ts';
import { officeMessages } from '#messages/office/common.ts';
import { useMembers } from '../api/members.ts';
import { JournalFilter } from '../features/audit/journal-filter.tsx';
import { JournalTable } from '../features/audit/journal-table.tsx';
import { useEntries, useExport } from '../features/audit/queries.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { usePageActions } from '../ui/page-actions.ts';
import { saveFile } from '../ui/save-file.ts';
import { say } from '../ui/toasts.tsx';
import { useAddress } from '../ui/use-address.ts';

export default permitted('audit.read', officeMessages.audit, AuditPage);

/** The log with its filter, which is in the address: a view can be kept and sent. */
function AuditPage() {
  const [filter, change] = useAddress(readJournalFilter);
  const members = useMembers().data ?? [];
  const log = useEntries(filter);
  const table = useExport((file) => {
    saveFile(file);
    say(words.exported);
  });
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  const isFiltered = Object.keys(filter).length > 0;
  usePageActions([{ name: words.export, run: () => table.mutate(filter) }]);
  const download = (
    <Button isPending={table.isPending} onPress={() => table.mutate(filter)}>
      {words.export}
    </Button>
  );
  return (
    <Page title={officeMessages.audit} about={words.about} actions={download}>
      {table.error && <Notice look="error">{table.error.message}</Notice>}
      <JournalFilter filter={filter} members={members} onChange={change} />
      <Loaded query={log}>
        {() =>
          entries.length > 0 ? (
            <JournalTable entries={entries} members={members} />
          ) : (
            <Notice>{isFiltered ? words.none : words.empty}</Notice>
          )
        }
      </Loaded>
      <MoreButton label={words.more} list={log} />
    </Page>
  );
}
