import '../features/customers/customer-card.css';
import { useParams } from 'react-router';
import { officeMessages } from '#messages/office/common.ts';
import { customerWords as words } from '#messages/office/customers.ts';
import { ErasureActView } from '../features/customers/erasure-act.tsx';
import { useAct } from '../features/customers/queries.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { officePages } from '../screens.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';

export default permitted('customers.read', officeMessages.customers, ErasureActPage);

function ErasureActPage() {
  const id = Number(useParams().id);
  const found = useAct(id);
  return (
    <Page
      title={words.actTitle(id)}
      before={<Link to={officePages.customers.path}>{officeMessages.customers}</Link>}
      actions={found.data && <Button onPress={() => print()}>{words.actPrint}</Button>}
    >
      <Loaded query={found} gone={words.actGone}>
        {(act) => <ErasureActView act={act} />}
      </Loaded>
    </Page>
  );
}
