import type { Category } from '#contracts/catalog.ts';
import type { SiteSettings } from '#contracts/settings.ts';
import type { ShownPhoto } from '#contracts/shown-photo.ts';
import { fieldsOf, readList, toId, toList, toText } from './json.ts';

/** Spec section 9: the default category ids of the home page. */
export const defaultHomeIds = { strip: [10, 19, 13, 14, 6, 7], tabs: [1, 2, 3] };

/** A category needs an id, a slug and a name. The photo is optional. */
export function readCategory(json: unknown): Category | null {
  const { id, slug, name, photo } = fieldsOf(json);
  const category = {
    id: toId(id) ?? 0,
    slug: toText(slug),
    name: toText(name),
    photo: toText(photo),
  };
  return category.id && category.slug && category.name ? category : null;
}

export const readCategories = (json: unknown): Category[] | null => readList(json, readCategory);

/** Every object is usable: a missing setting is empty or has its default. */
export function readSettings(json: unknown): SiteSettings | null {
  if (typeof json !== 'object' || json === null) return null;
  const settings = fieldsOf(json);
  const idsOf = (value: unknown, usual: number[]) =>
    Array.isArray(value) ? toList(value, toId) : usual;
  return {
    telegram: toText(settings.telegram),
    phone: toText(settings.phone),
    email: toText(settings.email),
    address: toText(settings.address),
    seller_name: toText(settings.seller_name),
    seller_details: toText(settings.seller_details),
    consent: settings.consent === 'checkbox' ? 'checkbox' : 'note',
    home_category_ids: idsOf(settings.home_category_ids, defaultHomeIds.strip),
    new_arrival_category_ids: idsOf(settings.new_arrival_category_ids, defaultHomeIds.tabs),
    slide_photos: toList(settings.slide_photos, readPhoto),
  };
}

/** A photo needs an address. The preview is optional. */
export function readPhoto(json: unknown): ShownPhoto | null {
  const { photo, preview } = fieldsOf(json);
  const address = toText(photo);
  if (!address) return null;
  return typeof preview === 'string' ? { photo: address, preview } : { photo: address };
}
