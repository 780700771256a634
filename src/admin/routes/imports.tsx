import { officeMessages } from '#messages/office/common.ts';
import { importsScreenMessages as words } from '#messages/office/imports.ts';
import { useMay } from '../api/session.ts';
import { AskedPricesSection } from '../features/imports/asked-prices.tsx';
import { BeginImport } from '../features/imports/begin-import.tsx';
import { ImportsTable } from '../features/imports/imports-table.tsx';
import { OpenTasks } from '../features/imports/open-tasks.tsx';
import { useImports } from '../features/imports/queries.ts';
import { SourcesSection } from '../features/imports/sources-section.tsx';
import { permitted } from '../features/shell/permitted.tsx';
import { officePages } from '../screens.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { useRowKeys } from '../ui/row-keys.ts';

export default permitted('imports.read', officeMessages.imports, ImportsPage);

function ImportsPage() {
  useRowKeys('.imports tbody tr');
  const may = useMay();
  const actions = (
    <>
      {may('imports.change') && <BeginImport />}
      {may('goods.content') && (
        <ButtonLink to={`${officePages.imports.path}/pictures`}>{words.loadPictures}</ButtonLink>
      )}
    </>
  );
  return (
    <Page title={officeMessages.imports} about={words.about} actions={actions}>
      <AskedPricesSection />
      <OpenTasks path={officePages.imports.path} />
      <Loaded query={useImports()}>
        {({ runs }) =>
          runs.length === 0 ? (
            <Notice>{words.none}</Notice>
          ) : (
            <section className="section" aria-label={words.history}>
              <h2>{words.history}</h2>
              <ImportsTable runs={runs} />
            </section>
          )
        }
      </Loaded>
      <SourcesSection />
    </Page>
  );
}
