import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { companyWords as words } from '#messages/office/companies.ts';
import { useMay } from '../../../api/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { usePageActions } from '../../../ui/page-actions.ts';
import { useOpenLater } from '../../../ui/use-open-later.ts';
import { useCompany } from './company-calls.ts';

const loadDialog = async () => (await import('./company-dialog.tsx')).CompanyDialog;

/** The company that buys the order, or that a person does. */
export function CompanyPart({ order: { number, phone_number: phone } }: { order: OrderCard }) {
  // Who was erased has no phone.
  const mayChange = useMay()('orders.money') && phone !== '';
  const found = useCompany(number);
  const { Opened: Dialog, ...dialog } = useOpenLater(loadDialog);
  const label = found.data?.company ? words.change : words.add;
  usePageActions(mayChange ? [{ name: label, run: dialog.open }] : []);
  return (
    <section className="section order-panel">
      <h2>{words.title}</h2>
      <Loaded query={found}>
        {({ company }) =>
          company ? (
            <>
              <p className="order-panel__main">{company.name}</p>
              <p>{words.numbers(company)}</p>
              <p>{company.address}</p>
            </>
          ) : (
            <p className="order-panel__soft">{words.person}</p>
          )
        }
      </Loaded>
      {mayChange && found.data && (
        <div className="order-panel__action">
          <Button look="quiet" onPress={dialog.open}>
            {label}
          </Button>
        </div>
      )}
      {Dialog && found.data && <Dialog number={number} known={found.data} onClose={dialog.close} />}
    </section>
  );
}
