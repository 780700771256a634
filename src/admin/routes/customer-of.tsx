import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { CustomerPart } from '#contracts/admin/customers/values.ts';
import { officeMessages } from '#messages/office/common.ts';
import { customerWords as words } from '#messages/office/customers.ts';
import { useCustomerOf } from '../features/customers/queries.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { officePages } from '../screens.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';

export default permitted('customers.read', officeMessages.customers, CustomerOfPage);

/** Leads from an order or a request for a call to the card of its customer. */
function CustomerOfPage() {
  const { part, key = '' } = useParams();
  const found = useCustomerOf(part as CustomerPart, key);
  const navigate = useNavigate();
  const id = found.data?.id;
  useEffect(() => {
    if (id) navigate(`${officePages.customers.path}/${id}`, { replace: true });
  }, [id, navigate]);
  return (
    <Page title={officeMessages.customers}>
      <Loaded query={found} gone={words.gone}>
        {() => null}
      </Loaded>
    </Page>
  );
}
