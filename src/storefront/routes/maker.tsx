import { makerMessages as messages } from '#messages/catalogue/makers.ts';
import { siteMessages } from '#messages/site/site.ts';
import { absolute, addresses } from '../addresses.ts';
import { loadMaker, type MakerData } from '../features/catalog/load-maker.ts';
import { MakerHead } from '../features/catalog/maker-head.tsx';
import { ProductList } from '../features/catalog/product-list.tsx';
import { originOf, pageMeta, siteOf } from '../features/site/page-meta.ts';
import { type SiteData, useSite } from '../features/site/site-data.ts';
import { clientLoader as inBrowser, serverLoader } from '../load.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/maker.ts';
import { cardActions } from './card-actions.tsx';

export const loader = serverLoader(loadMaker);
export const clientLoader = inBrowser(loadMaker);

/** The slug of the page about the shop. */
const ABOUT = 'about-company';

const crumbsOf = ({ name, slug }: MakerData['maker'], site: SiteData | undefined) => [
  { label: siteMessages.menuHome, to: addresses.home },
  ...(site?.settings.pages ?? [])
    .filter((page) => page.slug === ABOUT)
    .map((page) => ({ label: page.title, to: addresses.textPage(page.slug) })),
  { label: name, to: addresses.maker(slug) },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { maker, list } = loaderData;
  const { slug, name, country, text, photo, count } = maker;
  const { page = 1, filters = [] } = list?.query ?? {};
  const origin = originOf(matches);
  const isFiltered = filters.length > 0;
  const picture = photo || (list?.products.ok ? list.products.data.photo : undefined);
  return pageMeta(matches, {
    title: messages.title(name, page),
    description: messages.description(name, country, count),
    canonical: addresses.maker(slug, { page: isFiltered ? 1 : page }),
    noindex: (isFiltered || count === 0) && 'follow',
    image: picture,
    crumbs: crumbsOf(maker, siteOf(matches)),
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'Brand',
        name,
        url: absolute(origin, addresses.maker(slug)),
        description: text || undefined,
        logo: photo ? absolute(origin, photo) : undefined,
      },
    ],
  });
};

export default function MakerRoute({ loaderData: { maker, list } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(maker, useSite())} />
      <MakerHead maker={maker} />
      {list && <ProductList key={maker.slug} list={list} actions={cardActions} />}
    </>
  );
}
