import { useParams } from 'react-router';
import { officeMessages } from '#messages/office/common.ts';
import { customerName, customerWords as words } from '#messages/office/customers.ts';
import { draftWords } from '#messages/office/drafts.ts';
import { useMay } from '../api/session.ts';
import { CustomerCardView } from '../features/customers/customer-card.tsx';
import { useCustomer } from '../features/customers/queries.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { newOrderPath, officePages } from '../screens.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { useOpenLater } from '../ui/use-open-later.ts';

export default permitted('customers.read', officeMessages.customers, CustomerPage);

const loadDialog = async () => (await import('../features/customers/erase-dialog.tsx')).EraseDialog;

function CustomerPage() {
  const id = Number(useParams().id);
  const found = useCustomer(id);
  const may = useMay();
  const { Opened: EraseDialog, ...dialog } = useOpenLater(loadDialog);
  const mayErase = may('customers.erase') && found.data?.erased_at === null;
  const phone = found.data?.phone;
  const mayOrder = may('orders.money') && phone && found.data?.erased_at === null;
  return (
    <Page
      title={found.data ? customerName(found.data) : officeMessages.customers}
      before={<Link to={officePages.customers.path}>{officeMessages.customers}</Link>}
      actions={
        <>
          {mayOrder && (
            <Link to={`${newOrderPath}?${new URLSearchParams({ phone: `+${phone}` })}`}>
              {draftWords.new}
            </Link>
          )}
          {mayErase && <Button onPress={dialog.open}>{words.erase}</Button>}
        </>
      }
    >
      <Loaded query={found} gone={words.gone}>
        {(card) => <CustomerCardView key={id} card={card} />}
      </Loaded>
      {EraseDialog && found.data && <EraseDialog id={found.data.id} onClose={dialog.close} />}
    </Page>
  );
}
