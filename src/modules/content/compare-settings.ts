import { isDeepStrictEqual } from 'node:util';
import { toRoubles } from '#contracts/money.ts';
import { contentReport, shopLabels } from '#messages/commands/content-files.ts';
import type { ShopContent } from '#modules/settings/index.ts';
import type { ShopSettings } from './shop-file.ts';

/** The settings with the slides. */
export type NewSettings = Omit<ShopSettings, 'identity'> &
  Pick<ShopContent['settings'], 'identity' | 'slides'>;

/** The lines of the report for each field of `shop.yaml` that changes, and for the slides. */
export function settingsLines(before: NewSettings, after: NewSettings): string[] {
  const last = fieldsOf(before);
  const lines = Object.entries(fieldsOf(after)).flatMap(([field, value]) =>
    isDeepStrictEqual(last[field], value) ? [] : [fieldLine(field, last[field], value)],
  );
  return isDeepStrictEqual(before.slides, after.slides) ? lines : [...lines, contentReport.slides];
}

/** The settings by the names of their fields in `shop.yaml`. */
export function fieldsOf(settings: NewSettings): Record<string, unknown> {
  const { fallback, letters, terms, ...identity } = settings.identity;
  return {
    ...identity,
    'contacts.phone': settings.phone,
    'contacts.email': settings.email,
    'contacts.telegram': settings.telegram,
    'contacts.address': settings.address,
    'contacts.fallback.phone': fallback.phone,
    'contacts.fallback.email': fallback.email,
    'contacts.fallback.telegram': fallback.telegram,
    'letters.sender': letters.sender,
    'letters.signature': letters.signature,
    ...Object.fromEntries(Object.entries(terms).map(([name, value]) => [`terms.${name}`, value])),
    'seller.name': settings.sellerName,
    'seller.details': settings.sellerDetails,
    consent: settings.consent,
    'orders.guest_pieces': settings.guestPieces,
    'orders.guest_total': toRoubles(settings.guestTotalKopecks),
    'orders.unpaid_days': settings.unpaidDays,
    'orders.low_stock': settings.lowStock,
    'home.categories': settings.homeCategoryIds,
    'home.new_arrivals': settings.newArrivalCategoryIds,
  };
}

/** «Название: Было → Стало»; the label alone where a value is long or is a list. */
function fieldLine(field: string, before: unknown, after: unknown): string {
  const label = shopLabels[field] ?? field;
  const [old, now] = [shortValue(before), shortValue(after)];
  return old === undefined || now === undefined
    ? contentReport.setting(label)
    : contentReport.shortSetting(label, old, now);
}

const LONGEST = 60;

function shortValue(value: unknown): string | undefined {
  if (value === undefined || value === '') return contentReport.noValue;
  if (typeof value === 'boolean') return contentReport.yesOrNo(value);
  if (typeof value === 'number') return String(value);
  const isShort = typeof value === 'string' && value.length <= LONGEST && !value.includes('\n');
  return isShort ? value : undefined;
}
