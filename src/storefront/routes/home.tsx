import { useEffect, useState } from 'react';
import type { Category } from '#contracts/catalog.ts';
import type { Maker } from '#contracts/makers.ts';
import { isDeadLink } from '#contracts/own-links.ts';
import { OPENING_PAGE } from '#contracts/paths.ts';
import type { HomeSlide, TextPage } from '#contracts/shop-content.ts';
import { catalogMessages } from '#messages/catalogue/catalog.ts';
import { homeMessages } from '#messages/catalogue/home.ts';
import { siteMessages } from '#messages/site/site.ts';
import { capitalise } from '#messages/words/capitalise.ts';
import { addresses } from '../addresses.ts';
import { rememberSettings } from '../api/last-settings.ts';
import { Registered } from '../features/accounts/registered.tsx';
import { CategoryStrip, pickCategories } from '../features/catalog/category-strip.tsx';
import { NewArrivals } from '../features/catalog/new-arrivals.tsx';
import { type ProductCardView, toCard } from '../features/catalog/product-card-view.ts';
import { loadThanks } from '../features/orders/load-thanks.ts';
import type { OrderPlacedState } from '../features/orders/placed-order.ts';
import { LazyRecentlySeen } from '../features/recent/lazy-recently-seen.tsx';
import { AboutShop } from '../features/site/about-shop.tsx';
import { BannerSlider } from '../features/site/banner-slider.tsx';
import { homeMeta } from '../features/site/home-meta.ts';
import { InfoSidebar } from '../features/site/info-sidebar.tsx';
import { loadTextPage } from '../features/site/load-text-page.ts';
import { pageMeta } from '../features/site/page-meta.ts';
import { readSettings, useSite } from '../features/site/site-data.ts';
import { TextPageView } from '../features/site/text-page.tsx';
import {
  type Block,
  block,
  clientLoader as inBrowser,
  type LoadArgs,
  serverLoader,
} from '../load.ts';
import { useNavigationState } from '../ui/announcement.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { ReloadOffer } from '../ui/reload-offer.tsx';
import { useChunk } from '../ui/use-chunk.ts';
import type { Route } from './+types/home.ts';
import { cardActions } from './card-actions.tsx';
import './home.css';

const NEW_PRODUCTS = 12;
/** Categories of the strip, and tabs of the new arrivals, where the owner has chosen none. */
const STRIP = 6;
const TABS = 3;

async function load({ shop, url }: LoadArgs<unknown>) {
  const page = await loadTextPage(shop, url.searchParams);
  if (page) return { page, makers: page.about ? await block(shop.makers()) : undefined };
  const newest = shop.newProducts().then((products) => products.slice(0, NEW_PRODUCTS).map(toCard));
  const [newProducts, { isRead, slides }, categories] = await Promise.all([
    block(newest),
    readSettings(shop),
    block(shop.categories()),
  ]);
  return {
    page: null,
    newProducts,
    isRead,
    slides,
    categories,
  };
}

export const loader = serverLoader(load);
export const clientLoader = inBrowser(load);

const crumbsOf = ({ slug, title }: TextPage) => [
  { label: siteMessages.menuHome, to: addresses.home },
  { label: title, to: addresses.textPage(slug) },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData?.page) return homeMeta(matches);
  const { slug, title, description, document } = loaderData.page;
  return pageMeta(matches, {
    title,
    description,
    canonical: addresses.textPage(slug),
    crumbs: crumbsOf(loaderData.page),
    noindex: document?.is_current === false && 'follow',
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  if (!loaderData.page) return <HomePage {...loaderData} />;
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(loaderData.page)} />
      <TextPageView page={loaderData.page} more={<About {...loaderData} />} />
    </>
  );
}

interface AboutProps {
  page: TextPage | null;
  makers?: Block<Maker[]> | undefined;
}

/** What the shop says of itself, on the page about it. */
const About = ({ page, makers }: AboutProps) =>
  page?.about && <AboutShop about={page.about} makers={makers?.ok ? makers.data : []} />;

interface HomeData {
  newProducts: Block<ProductCardView[]>;
  /** Whether the settings were read, with the slides. */
  isRead: boolean;
  slides: HomeSlide[];
  categories: Block<Category[]>;
}

function HomePage({ newProducts, isRead, slides, categories }: HomeData) {
  useEffect(() => rememberSettings({ slides }), [slides]);
  const { settings } = useSite();
  const heading = capitalise(settings.tagline) || settings.name || siteMessages.unnamed;
  const isEmpty = [newProducts, categories].every((one) => one.ok && one.data.length === 0);
  const known = {
    categories: categories.ok ? categories.data : undefined,
    pages: [...settings.pages, ...settings.documents],
  };
  const liveSlides = slides.filter(({ link }) => !isDeadLink(link, known));
  /** Those that the owner has chosen, else the first ones of the top level. */
  const pick = (ids: readonly number[], count: number) => {
    if (!categories.ok) return [];
    return ids.length > 0
      ? pickCategories(categories.data, ids)
      : categories.data.filter(({ parent }) => !parent).slice(0, count);
  };
  return (
    <div className="stack home">
      {isEmpty ? <Opening heading={heading} /> : <h1 className="visually-hidden">{heading}</h1>}
      <OrderPlaced />
      <Offer />
      <Registered />
      <div className="home__top">
        {liveSlides.length > 0 && <BannerSlider slides={liveSlides} />}
        <InfoSidebar isRead={isRead} more={<LazyRecentlySeen last />} />
      </div>
      <CategoryStrip
        categories={pick(settings.home_category_ids, STRIP)}
        all={categories.ok ? categories.data : []}
      />
      {!isEmpty && (
        <NewArrivals
          products={newProducts}
          actions={cardActions}
          tabs={
            categories.ok
              ? { ok: true, data: pick(settings.new_arrival_category_ids, TABS) }
              : categories
          }
        />
      )}
      <LazyRecentlySeen />
    </div>
  );
}

/** A lazy chunk, which the checkout loads ahead. */
function OrderPlaced() {
  const { orderPlaced, goods = [] } = useNavigationState<OrderPlacedState>() ?? {};
  const chunk = useChunk(loadThanks, orderPlaced !== undefined);
  if (!orderPlaced) return null;
  if (chunk.state === 'failed') return <ReloadOffer />;
  return chunk.state === 'there' && <chunk.module.Thanks orderPlaced={orderPlaced} goods={goods} />;
}

const loadOffer = () => import('../features/accounts/profile-offer.tsx');

/** A lazy chunk: it follows an order of a customer. */
function Offer() {
  const order = useNavigationState<OrderPlacedState>()?.orderPlaced;
  const chunk = useChunk(loadOffer, order !== undefined);
  return (
    order && chunk.state === 'there' && <chunk.module.ProfileOffer orderNumber={order.number} />
  );
}

/** A shop without goods and categories: its name, and that it is not open yet. On the shop's machine it leads the owner on. */
function Opening({ heading }: { heading: string }) {
  const [isOwn, setIsOwn] = useState(false);
  useEffect(() => setIsOwn(/^(localhost|127\.|\[::1\])/.test(location.hostname)), []);
  return (
    <header>
      <h1>{heading}</h1>
      <p className="soft">{catalogMessages.noGoods}</p>
      {isOwn && (
        <p>
          <a href={OPENING_PAGE}>{homeMessages.ownerHint}</a>
        </p>
      )}
    </header>
  );
}
