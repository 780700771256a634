import { useParams } from 'react-router';
import { officeMessages } from '#messages/office/common.ts';
import { customerName, customerWords as words } from '#messages/office/customers.ts';
import { CustomerCardView } from '../features/customers/customer-card.tsx';
import { useCustomer } from '../features/customers/queries.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { officePages } from '../screens.ts';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';

export default permitted('customers.read', officeMessages.customers, CustomerPage);

function CustomerPage() {
  const id = Number(useParams().id);
  const found = useCustomer(id);
  return (
    <Page
      title={found.data ? customerName(found.data) : officeMessages.customers}
      before={<Link to={officePages.customers.path}>{officeMessages.customers}</Link>}
    >
      <Loaded query={found} gone={words.gone}>
        {(card) => <CustomerCardView key={id} card={card} />}
      </Loaded>
    </Page>
  );
}
