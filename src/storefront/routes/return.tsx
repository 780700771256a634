import { useParams } from 'react-router';
import { returnPageMessages } from '#messages/orders/return-page.ts';
import { addresses } from '../addresses.ts';
import { GoodsReturnPage } from '../features/orders/returning/goods-return-page.tsx';
import { ContactList } from '../features/site/contact-list.tsx';
import { pageMeta } from '../features/site/page-meta.ts';
import type { Route } from './+types/return.ts';

/** The address is a secret: it is neither told to other sites nor indexed. */
export const headers: Route.HeadersFunction = () => ({
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
});

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: returnPageMessages.title,
    description: returnPageMessages.description,
    // The path contains the secret token and must not appear in the page's metadata.
    address: addresses.home,
    noindex: true,
  }),
  // The header counts only where this page is the first one of a visit.
  { name: 'referrer', content: 'no-referrer' },
];

/** Where goods of the order of a link are given back. */
export default function Return() {
  const { token = '' } = useParams();
  return <GoodsReturnPage key={token} token={token} contacts={<ContactList />} />;
}
