import { comparePageMessages } from '#messages/catalogue/compare-page.ts';
import { siteMessages } from '#messages/site/site.ts';
import { addresses } from '../addresses.ts';
import { AddToCart } from '../features/cart/add-to-cart.tsx';
import { ComparePage } from '../features/compare/compare-page.tsx';
import { pageMeta } from '../features/site/page-meta.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/compare.ts';

const crumbs = [
  { label: siteMessages.menuHome, to: addresses.home },
  { label: comparePageMessages.title, to: addresses.compare },
];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: comparePageMessages.title,
    description: comparePageMessages.description,
    canonical: addresses.compare,
    noindex: true,
  });

export default function Compare() {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <div className="page-head">
        <h1>{comparePageMessages.title}</h1>
      </div>
      <ComparePage actions={(item, soldOut) => <AddToCart item={item} soldOut={soldOut} />} />
    </>
  );
}
