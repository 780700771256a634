import { documentsScreenMessages as words } from '#messages/office/documents.ts';
import { DocumentSection } from '../features/documents/document-section.tsx';
import { useDocuments } from '../features/documents/queries.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { officePages } from '../screens.ts';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';

export default permitted('content.read', words.title, DocumentsPage);

function DocumentsPage() {
  return (
    <Page
      title={words.title}
      about={words.about}
      before={<Link to={officePages.shop.path}>{words.back}</Link>}
    >
      <Loaded query={useDocuments()}>
        {({ documents }) =>
          documents.map((document) => <DocumentSection key={document.kind} document={document} />)
        }
      </Loaded>
    </Page>
  );
}
