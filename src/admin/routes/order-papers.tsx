import { useLocation, useParams, useSearchParams } from 'react-router';
import { officeMessages } from '#messages/office/common.ts';
import { type Paper, paperNames, papers, paperMessages as words } from '#messages/office/papers.ts';
import { useCompany } from '../features/orders/companies/company-calls.ts';
import { OrderPaper } from '../features/orders/order-paper.tsx';
import { useOrder } from '../features/orders/queries.ts';
import { useSeller } from '../features/orders/work-calls.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { officePages } from '../screens.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { usePageActions } from '../ui/page-actions.ts';

export default permitted('orders.read', officeMessages.orders, OrderPapers);

/** The papers of an order: one is chosen, seen as it will be, and printed. */
function OrderPapers() {
  const { number = '' } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const found = useOrder(number);
  const order = found.data;
  const seller = useSeller();
  // Who carries does not see who buys.
  const company = useCompany(number, order?.view === 'whole');
  const { state } = useLocation();
  usePageActions([{ name: words.print, run: () => print() }]);
  // Those who carry see no sums, and so print no form.
  const offered = papers.filter((paper) => paper !== 'form' || order?.view === 'whole');
  const asked = parameters.get('paper') as Paper;
  const paper = offered.includes(asked) ? asked : offered[0];
  return (
    <Page
      title={words.title(number)}
      before={
        <Link to={`${officePages.orders.path}/${number}`} state={state}>
          {words.back}
        </Link>
      }
      actions={
        <Button look="main" onPress={() => print()}>
          {words.print}
        </Button>
      }
    >
      <Loaded query={found}>
        {(known) => (
          <Loaded query={seller}>
            {(sells) =>
              paper && (
                <>
                  <div className="no-print">
                    <Choice
                      key={paper}
                      name="paper"
                      label={words.choose}
                      value={paper}
                      options={offered.map((value) => ({ value, name: paperNames[value] }))}
                      onChange={(next) => setParameters({ paper: next }, { replace: true })}
                    />
                  </div>
                  <OrderPaper
                    paper={paper}
                    order={known}
                    seller={sells}
                    company={company.data?.company ?? null}
                  />
                </>
              )
            }
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}
