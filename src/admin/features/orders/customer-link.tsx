import { customerWords as words } from '#messages/office/customers.ts';
import { officePages } from '../../screens.ts';
import { Link } from '../../ui/link.tsx';

/** The way to all that the shop knows of the customer of an order. */
export const CustomerLink = ({ number }: { number: string }) => (
  <section className="section order-panel">
    <p>
      <Link to={`${officePages.customers.path}/of/order/${number}`}>{words.open}</Link>
    </p>
  </section>
);
