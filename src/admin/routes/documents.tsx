import { documentsScreenMessages as words } from '#messages/office/documents.ts';
import { DocumentSection } from '../features/documents/document-section.tsx';
import { useDocuments } from '../features/documents/queries.ts';
import { PermittedPage } from '../features/shell/permitted-page.tsx';
import { officePages } from '../pages.ts';
import { Failure } from '../ui/failure.tsx';
import { Link } from '../ui/link.tsx';
import { Page } from '../ui/page.tsx';
import { Waiting } from '../ui/waiting.tsx';

export default function DocumentsRoute() {
  return (
    <PermittedPage permission="content.read" title={words.title}>
      <DocumentsPage />
    </PermittedPage>
  );
}

function DocumentsPage() {
  const { data, error, isPending, refetch } = useDocuments();
  return (
    <Page
      title={words.title}
      about={words.about}
      before={<Link to={officePages.shop.path}>{words.back}</Link>}
    >
      {error && <Failure error={error} onRetry={refetch} />}
      {isPending && <Waiting />}
      {data?.documents.map((document) => (
        <DocumentSection key={document.kind} document={document} />
      ))}
    </Page>
  );
}
