import type { DocumentEdition } from '#contracts/legal-documents.ts';
import type { HomeSlide, PageLink, ShopPlace, TextPage } from '#contracts/shop-content.ts';
import { namesOfShop } from '#contracts/shop-names.ts';
import type { SiteSettings } from '#contracts/site-settings.ts';
import { readDocuments } from './documents.ts';
import { fieldsOf, type Reader, toId, toList, toText } from './json.ts';
import { readLook } from './look.ts';
import { readPhoto } from './site.ts';

/** Spec section 9: the default category ids of the home page. */
const defaultHomeIds = { strip: [10, 19, 13, 14, 6, 7], tabs: [1, 2, 3] };

/** Every object is usable: a missing setting is empty or has its default. */
export function readSettings(json: unknown): SiteSettings | null {
  if (typeof json !== 'object' || json === null) return null;
  const settings = fieldsOf(json);
  const text = (name: string) => toText(settings[name]);
  const idsOf = (value: unknown, usual: number[]) =>
    Array.isArray(value) ? toList(value, toId) : usual;
  const called = fieldsOf(settings.called);
  const { name, ...names } = namesOfShop(text('name'), {
    nominative: toText(called.nominative),
    genitive: toText(called.genitive),
    prepositional: toText(called.prepositional),
  });
  const fallback = fieldsOf(settings.fallback);
  return {
    name,
    called: names,
    tagline: text('tagline'),
    description: text('description'),
    about: text('about'),
    region: text('region'),
    currency: settings.currency === 'руб.' ? 'руб.' : '₽',
    look: readLook(settings.look),
    welcome: text('welcome'),
    hours: toList(settings.hours, textsOf('days', 'time')),
    hours_zone: text('hours_zone'),
    opening_hours: toList(settings.opening_hours, toText),
    phones: toList(settings.phones, textsOf('label', 'phone')),
    messengers: toList(settings.messengers, textsOf('label', 'link')),
    places: toList(settings.places, readPlace),
    pages: toList(settings.pages, readPageLink),
    documents: readDocuments(settings.documents),
    telegram: text('telegram'),
    phone: text('phone'),
    email: text('email'),
    fallback: {
      phone: toText(fallback.phone),
      email: toText(fallback.email),
      telegram: toText(fallback.telegram),
    },
    address: text('address'),
    seller_name: text('seller_name'),
    seller_details: text('seller_details'),
    consent: settings.consent === 'checkbox' ? 'checkbox' : 'note',
    home_category_ids: idsOf(settings.home_category_ids, defaultHomeIds.strip),
    new_arrival_category_ids: idsOf(settings.new_arrival_category_ids, defaultHomeIds.tabs),
    slides: toList(settings.slides, readSlide),
  };
}

/** An entry of texts, of which the last is needed. */
const textsOf =
  <Name extends string>(...names: readonly Name[]): Reader<Record<Name, string>> =>
  (json) => {
    const fields = fieldsOf(json);
    const texts = names.map((name) => [name, toText(fields[name])] as const);
    return texts.at(-1)?.[1] ? (Object.fromEntries(texts) as Record<Name, string>) : null;
  };

function readPlace(json: unknown): ShopPlace | null {
  const place = fieldsOf(json);
  const address = toText(place.address);
  const kind = place.kind === 'pickup' ? 'pickup' : 'showroom';
  return address ? { kind, name: toText(place.name), address, hours: toText(place.hours) } : null;
}

function readPageLink(json: unknown): PageLink | null {
  const { slug, title, menu } = fieldsOf(json);
  const link = { slug: toText(slug), title: toText(title), menu: menu === true };
  return link.slug && link.title ? link : null;
}

function readSlide(json: unknown): HomeSlide | null {
  const { title, text, link, photo } = fieldsOf(json);
  const slide = { title: toText(title), text: toText(text), link: toText(link) };
  return slide.title ? { ...slide, photo: readPhoto(photo) } : null;
}

/** A page of text needs a title. What the text consists of is checked by its reader. */
export function readTextPage(json: unknown): TextPage | null {
  const { slug, title, description, lead, text, document } = fieldsOf(json);
  const page = { slug: toText(slug), title: toText(title) };
  if (!page.title || !Array.isArray(text)) return null;
  const known = { ...page, description: toText(description), lead: toText(lead), text };
  const edition = readEdition(document);
  return edition ? { ...known, document: edition } : known;
}

function readEdition(json: unknown): DocumentEdition | null {
  const { is_current: isCurrent, versions, ...edition } = fieldsOf(json);
  const shown = readVersion(edition);
  return (
    shown && { ...shown, is_current: isCurrent === true, versions: toList(versions, readVersion) }
  );
}

function readVersion(json: unknown): { version: number; in_force: string } | null {
  const { version, in_force: inForce } = fieldsOf(json);
  const known = { version: toId(version), in_force: toText(inForce) };
  return known.version && known.in_force ? { ...known, version: known.version } : null;
}
