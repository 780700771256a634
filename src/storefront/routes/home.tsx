import { siteMessages } from '#messages/site.ts';
import { addresses } from '../addresses.ts';
import { CategoryStrip, pickCategories } from '../features/catalog/category-strip.tsx';
import { NewArrivals } from '../features/catalog/new-arrivals.tsx';
import { toCard } from '../features/catalog/product-card-view.ts';
import { OrderPlaced } from '../features/checkout/order-placed.tsx';
import { BannerSlider } from '../features/site/banner-slider.tsx';
import { InfoSidebar } from '../features/site/info-sidebar.tsx';
import { pageMeta } from '../features/site/page-meta.ts';
import { homeChoice, useSite } from '../features/site/site-data.ts';
import { slides } from '../features/site/slides.ts';
import { block, clientLoader as inBrowser, type LoadArgs, serverLoader } from '../load.ts';
import type { Route } from './+types/home.ts';
import { cardActions } from './card-actions.tsx';
import './home.css';

const NEW_PRODUCTS = 12;

const load = async ({ shop }: LoadArgs<unknown>) => ({
  newProducts: await block(
    shop.newProducts().then((products) => products.slice(0, NEW_PRODUCTS).map(toCard)),
  ),
});

export const loader = serverLoader(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: siteMessages.homeTitle,
    description: siteMessages.homeDescription,
    canonical: addresses.home,
    image: slides[0]?.picture,
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  const site = useSite();
  const { categories } = site;
  const { strip, tabs } = homeChoice(site);
  const pick = (ids: readonly number[]) =>
    categories.ok ? pickCategories(categories.data, ids) : [];
  return (
    <div className="stack home">
      <h1 className="visually-hidden">{siteMessages.homeHeading}</h1>
      <OrderPlaced />
      <div className="home__top">
        <BannerSlider />
        <InfoSidebar />
      </div>
      <CategoryStrip categories={pick(strip)} />
      <NewArrivals
        products={loaderData.newProducts}
        actions={cardActions}
        tabs={categories.ok ? { ok: true, data: pick(tabs) } : categories}
      />
    </div>
  );
}
