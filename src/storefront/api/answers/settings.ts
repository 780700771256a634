import type { DocumentEdition } from '#contracts/legal-documents.ts';
import type { HomeSlide, PageLink, ShopPlace, TextPage } from '#contracts/shop-content.ts';
import { namesOfShop } from '#contracts/shop-names.ts';
import type { ShopAbout, ShopPromise } from '#contracts/shop-trust.ts';
import type { SiteSettings } from '#contracts/site-settings.ts';
import { readDocuments } from './documents.ts';
import * as is from './json.ts';
import { readLook } from './look.ts';
import { readPhoto } from './site.ts';

/** Ids, or the defaults of spec section 9 for the home page. */
const idsOr = (usual: number[]) => (json: unknown) =>
  Array.isArray(json) ? is.list(is.id)(json) : usual;

const readPlace = is.shape<ShopPlace>({
  kind: is.or(is.oneOf('pickup'), 'showroom'),
  ...is.all(is.text, 'name city hours'),
  address: is.needed(is.text),
});

const readPageLink = is.shape<PageLink>({
  slug: is.needed(is.text),
  title: is.needed(is.text),
  menu: is.flag,
});

const readSlide = is.shape<HomeSlide>({
  title: is.needed(is.text),
  text: is.text,
  link: is.text,
  photo: readPhoto,
});

/** Every object is usable: a missing setting is empty or has its default. */
export const readSettings = is.ofObject(
  is.adjusted(
    is.shape<SiteSettings>({
      ...is.all(is.text, 'name tagline description about region welcome hours_zone'),
      ...is.all(is.text, 'telegram phone email address seller_name seller_details'),
      called: is.needed(
        is.shape<SiteSettings['called']>(is.all(is.text, 'nominative genitive prepositional')),
      ),
      currency: is.or(is.oneOf('руб.'), '₽'),
      look: readLook,
      hours: is.list(
        is.shape<SiteSettings['hours'][number]>({ days: is.text, time: is.needed(is.text) }),
      ),
      opening_hours: is.list(is.text),
      phones: is.list(
        is.shape<SiteSettings['phones'][number]>({ label: is.text, phone: is.needed(is.text) }),
      ),
      messengers: is.list(
        is.shape<SiteSettings['messengers'][number]>({ label: is.text, link: is.needed(is.text) }),
      ),
      places: is.list(readPlace),
      pages: is.list(readPageLink),
      documents: readDocuments,
      fallback: is.needed(
        is.shape<SiteSettings['fallback']>(is.all(is.text, 'phone email telegram')),
      ),
      promises: is.list(
        is.shape<ShopPromise>({ label: is.needed(is.text), ...is.all(is.text, 'value page') }),
      ),
      consent: is.or(is.oneOf('checkbox'), 'note'),
      home_category_ids: idsOr([10, 19, 13, 14, 6, 7]),
      new_arrival_category_ids: idsOr([1, 2, 3]),
      delivers: is.flag,
      suggests_addresses: is.flag,
      shipping: (json) => (json ? { ...is.fieldsOf(json) } : null),
      slides: is.list(readSlide),
    }),
    (settings) => {
      const { name, ...called } = namesOfShop(settings.name, settings.called);
      return { ...settings, name, called };
    },
  ),
);

type Version = DocumentEdition['versions'][number];

const version: is.Fields<Version> = { version: is.needed(is.id), in_force: is.needed(is.text) };

const readEdition = is.shape<DocumentEdition>({
  ...version,
  is_current: is.flag,
  versions: is.list(is.shape(version)),
});

const readAbout = is.shape<ShopAbout>({
  people: is.list(
    is.shape<ShopAbout['people'][number]>({
      name: is.needed(is.text),
      ...is.all(is.text, 'role photo'),
    }),
  ),
  certificates: is.list(
    is.shape<ShopAbout['certificates'][number]>({
      title: is.needed(is.text),
      ...is.all(is.text, 'link photo'),
    }),
  ),
});

/** A page of text needs a title. What the text consists of is checked by its reader. */
export const readTextPage = is.shape<TextPage>({
  slug: is.text,
  title: is.needed(is.text),
  description: is.text,
  lead: is.text,
  text: is.needed((json) => (Array.isArray(json) ? json : null)),
  document: (json) => readEdition(json) ?? undefined,
  about: (json) =>
    (typeof json === 'object' && json !== null ? readAbout(json) : undefined) ?? undefined,
});
