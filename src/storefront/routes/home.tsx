import type { Category } from '#contracts/catalog.ts';
import type { ShownPhoto } from '#contracts/shown-photo.ts';
import { siteMessages } from '#messages/site.ts';
import { addresses } from '../addresses.ts';
import { Registered } from '../features/accounts/registered.tsx';
import { CategoryStrip, pickCategories } from '../features/catalog/category-strip.tsx';
import { NewArrivals } from '../features/catalog/new-arrivals.tsx';
import { type ProductCardView, toCard } from '../features/catalog/product-card-view.ts';
import { OrderPlaced } from '../features/checkout/order-placed.tsx';
import { BannerSlider } from '../features/site/banner-slider.tsx';
import { InfoSidebar } from '../features/site/info-sidebar.tsx';
import { loadStaticPage, type StaticPageData } from '../features/site/load-static-page.ts';
import { pageMeta } from '../features/site/page-meta.ts';
import { homeChoice, useSite } from '../features/site/site-data.ts';
import { StaticPage } from '../features/site/static-page.tsx';
import {
  type Block,
  block,
  clientLoader as inBrowser,
  type LoadArgs,
  serverLoader,
} from '../load.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/home.ts';
import { cardActions } from './card-actions.tsx';
import './home.css';

const NEW_PRODUCTS = 12;

async function load({ shop, url }: LoadArgs<unknown>) {
  const staticPage = await loadStaticPage(url.searchParams);
  if (staticPage) return { staticPage };
  const newest = shop.newProducts().then((products) => products.slice(0, NEW_PRODUCTS).map(toCard));
  const pictures = shop.siteSettings().then(({ slide_photos }) => slide_photos);
  const [newProducts, slidePictures, categories] = await Promise.all([
    block(newest),
    block(pictures),
    block(shop.categories()),
  ]);
  return {
    staticPage: null,
    newProducts,
    slidePictures: slidePictures.ok ? slidePictures.data : [],
    categories,
  };
}

export const loader = serverLoader(load);
export const clientLoader = inBrowser(load);

const crumbsOf = ({ name }: StaticPageData) => [
  { label: siteMessages.menuHome, to: addresses.home },
  { label: siteMessages.staticPages[name], to: addresses.staticPage(name) },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData?.staticPage) {
    const { name, text } = loaderData.staticPage;
    return pageMeta(matches, {
      title: siteMessages.pageTitle(siteMessages.staticPages[name]),
      description: text.description,
      canonical: addresses.staticPage(name),
      crumbs: crumbsOf(loaderData.staticPage),
    });
  }
  return pageMeta(matches, {
    title: siteMessages.homeTitle,
    description: siteMessages.homeDescription,
    canonical: addresses.home,
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  if (!loaderData.staticPage) return <HomePage {...loaderData} />;
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(loaderData.staticPage)} />
      <StaticPage {...loaderData.staticPage} />
    </>
  );
}

interface HomeData {
  newProducts: Block<ProductCardView[]>;
  slidePictures: ShownPhoto[];
  categories: Block<Category[]>;
}

function HomePage({ newProducts, slidePictures, categories }: HomeData) {
  const { strip, tabs } = homeChoice(useSite());
  const pick = (ids: readonly number[]) =>
    categories.ok ? pickCategories(categories.data, ids) : [];
  return (
    <div className="stack home">
      <h1 className="visually-hidden">{siteMessages.homeHeading}</h1>
      <OrderPlaced />
      <Registered />
      <div className="home__top">
        <BannerSlider pictures={slidePictures} />
        <InfoSidebar />
      </div>
      <CategoryStrip categories={pick(strip)} />
      <NewArrivals
        products={newProducts}
        actions={cardActions}
        tabs={categories.ok ? { ok: true, data: pick(tabs) } : categories}
      />
    </div>
  );
}
