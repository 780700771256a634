import { useParams } from 'react-router';
import { OwnOrderLink } from '../features/orders/own-order-link.tsx';
import { NotFoundPage } from '../features/site/error-pages.tsx';

export default function AccountOrder() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(id) ? <OwnOrderLink key={id} id={Number(id)} /> : <NotFoundPage />;
}
