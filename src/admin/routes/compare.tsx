import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import type { CompareQuery } from '#contracts/admin/reports/compare.ts';
import { type CompareView, readCompareView } from '#contracts/admin/reports/read-report-filters.ts';
import { officeMessages } from '#messages/office/common.ts';
import { compareWords as words } from '#messages/office/compare.ts';
import { useViewer } from '../api/session.ts';
import { CompareFilterBar } from '../features/reports/compare-filter.tsx';
import { useCompare, useCompareFile, useLook } from '../features/reports/compare-queries.ts';
import { ComparedLists } from '../features/reports/compared-lists.tsx';
import { type Columns, FileColumns } from '../features/reports/file-columns.tsx';
import { periodOf } from '../features/reports/presets.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { Button } from '../ui/button.tsx';
import { ExportMenu } from '../ui/export-menu.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { todayInShop } from '../ui/shop-clock.ts';
import { useAddress } from '../ui/use-address.ts';

export default permitted('reports.read', officeMessages.compare, ComparePage);

/** A file of a provider or of an accounting program beside what the shop knows. The file stays in this window. */
function ComparePage() {
  const today = todayInShop(useViewer().time_zone);
  const [view, open] = useAddress(readCompareView);
  const { what = 'payments', by } = view;
  const period = periodOf(view, today);
  const [file, setFile] = useState<File>();
  const [columns, setColumns] = useState<Columns>({});
  const look = useLook();
  const compare = useCompare();
  const table = useCompareFile();
  const query = queryOf({ ...period, what, by: isOfProvider(what) ? by : undefined }, columns);

  const read = (chosen: File, of: CompareQuery['what']) => {
    setFile(chosen);
    compare.reset();
    look.mutate({ file: chosen, what: of }, { onSuccess: ({ guessed }) => setColumns(guessed) });
  };
  const change = (next: CompareView) => {
    open(next);
    compare.reset();
    if (file && next.what !== view.what) read(file, next.what ?? 'payments');
  };
  const failure = look.error ?? compare.error ?? table.error;
  return (
    <Page
      title={officeMessages.compare}
      about={words.about}
      actions={
        file &&
        query &&
        compare.data && (
          <ExportMenu
            isPending={table.isPending}
            onExport={(format) => table.mutate({ file, query: { ...query, format } })}
          />
        )
      }
    >
      <CompareFilterBar view={view} what={what} period={period} today={today} onChange={change} />
      <div>
        <FileTrigger
          acceptedFileTypes={['.csv', '.xlsx', '.txt', '.tsv']}
          onSelect={(files) => files?.[0] && read(files[0], what)}
        >
          <Button look={file ? 'plain' : 'main'} isPending={look.isPending}>
            {file ? words.another : words.choose}
          </Button>
        </FileTrigger>
      </div>
      {!file && <p className="report-note">{words.kinds}</p>}
      {failure && <Notice look="error">{failure.message || words.failed}</Notice>}
      {file && look.data && (
        <>
          <FileColumns
            looked={look.data}
            what={what}
            columns={columns}
            onChange={(next) => {
              setColumns(next);
              compare.reset();
            }}
          />
          <div>
            <Button
              look="main"
              isDisabled={!query}
              isPending={compare.isPending}
              onPress={() => query && compare.mutate({ file, query })}
            >
              {words.compare}
            </Button>
          </div>
          {!query && <p className="report-note">{words.notChosen}</p>}
        </>
      )}
      {compare.data && <ComparedLists found={compare.data} what={what} />}
    </Page>
  );
}

const isOfProvider = (what: CompareQuery['what']) => what === 'payments' || what === 'refunds';

/** Undefined until the columns are chosen without which nothing can be compared. */
function queryOf(
  filter: Pick<CompareQuery, 'from' | 'to' | 'what' | 'by'>,
  { key, sum, date, order }: Columns,
): CompareQuery | undefined {
  return key === undefined || sum === undefined ? undefined : { ...filter, key, sum, date, order };
}
