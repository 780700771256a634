import { useParams } from 'react-router';
import { putInCart } from '../features/cart/put-in-cart.ts';
import { OwnOrder } from '../features/orders/own-order.tsx';
import { ContactList } from '../features/site/contact-list.tsx';
import { NotFoundPage } from '../features/site/error-pages.tsx';

export default function AccountOrder() {
  const { id = '' } = useParams();
  if (!/^[1-9]\d{0,9}$/.test(id)) return <NotFoundPage />;
  return <OwnOrder key={id} id={Number(id)} putInCart={putInCart} contacts={<ContactList />} />;
}
