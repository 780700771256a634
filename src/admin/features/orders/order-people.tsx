import type { DeliveryCard, OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { readablePhone } from '#contracts/customer.ts';
import { deliveryWords, orderCardMessages as words } from '#messages/office/orders.ts';
import { routeMessages } from '#messages/office/route.ts';
import { useMay } from '../../api/session.ts';
import { officePages } from '../../screens.ts';
import { Link } from '../../ui/link.tsx';

/** Whom the order is for, and where it goes. */
export function OrderPeople({ order }: { order: OrderCard | DeliveryCard }) {
  const may = useMay();
  const { number, customer_name: name, phone_number: phone, comment } = order;
  return (
    <>
      <section className="section order-panel">
        <h2>{words.customer}</h2>
        <p className="order-panel__main">{name}</p>
        {phone && (
          <p>
            <a className="link" href={`tel:${phone}`}>
              {readablePhone(phone)}
            </a>
          </p>
        )}
        {order.view === 'whole' && <Contacts order={order} />}
        {may('customers.read') && (
          <p>
            <Link to={`${officePages.customers.path}/of/order/${number}`}>
              {words.customerCard}
            </Link>
          </p>
        )}
        {comment && (
          <div>
            <p className="order-panel__soft">{words.comment}</p>
            <p className="order-panel__comment">{comment}</p>
          </div>
        )}
      </section>
      <section className="section order-panel">
        <h2>{words.delivery}</h2>
        <p>{deliveryWords[order.delivery_type]}</p>
        <p>{order.pickup_location ?? `${order.city}, ${order.address}`}</p>
        {order.department_number && <p>{words.department(order.department_number)}</p>}
        <Home order={order} />
        {order.view === 'delivery' && (
          <p>
            {words.paymentIs(order.payment)}
            {order.to_collect > 0 && ` ${words.toCollect(order.to_collect)}`}
          </p>
        )}
      </section>
    </>
  );
}

/** What is carried there, and what is done there. */
function Home({ order }: { order: OrderCard | DeliveryCard }) {
  const { floor, lift, assembly, packages, weight } = order;
  const isFetched = order.delivery_type === 'pickup';
  return (
    <>
      {(floor !== null || lift) && <p>{routeMessages.home(floor, lift)}</p>}
      {!isFetched && assembly && <p>{routeMessages.assembly(assembly.what)}</p>}
      <p className="order-panel__soft">
        {[routeMessages.packages(packages), routeMessages.weight(weight)].join(', ')}
      </p>
    </>
  );
}

const Contacts = ({ order }: { order: OrderCard }) => (
  <>
    {order.email && (
      <p>
        <a className="link" href={`mailto:${order.email}`}>
          {order.email}
        </a>
      </p>
    )}
    {order.telegram && <p>Telegram: {order.telegram}</p>}
    {order.whatsapp && <p>WhatsApp: {order.whatsapp}</p>}
    <p className="order-panel__soft">{order.has_account ? words.hasAccount : words.guest}</p>
  </>
);
