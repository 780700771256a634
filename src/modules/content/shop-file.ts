import { stringify } from 'yaml';
import { z } from 'zod';
import { toKopecks, toRoubles } from '#contracts/money.ts';
import { type ShopFile, shopFile } from '#contracts/shop-file.ts';
import { palette } from '#contracts/shop-look.ts';
import { exampleMessages, shopExamples, shopParts } from '#messages/commands/content-files.ts';
import type { ShopContent } from '#modules/settings/index.ts';
import { readYamlFile } from '#platform/files/yaml-file.ts';
import { type CategoryNames, idsOf, slugsOf, strangersOf } from './category-names.ts';
import { paletteProblems } from './palette-problems.ts';
import { plainSpaces } from './plain-spaces.ts';
import { ContentRefused } from './problems.ts';
import { typeset } from './text/typography.ts';

export const SHOP_FILE = 'shop.yaml';

/** The palette of a file whose other fields may be wrong. */
const paletteOfFile = z.object({ palette });

const writtenNumbers = [
  ...['guest_pieces', 'guest_total', 'unpaid_days', 'low_stock'].map(
    (name) => ['orders', name] as const,
  ),
  ...['refusal_days', 'return_days', 'refund_days', 'service_years'].map(
    (name) => ['terms', name] as const,
  ),
];

type StoredSettings = Omit<ShopContent['settings'], 'id' | 'slides' | 'slidePhotos'>;
/** The logo is a file of its own. */
export type ShopSettings = Omit<StoredSettings, 'identity'> & {
  readonly identity: Omit<StoredSettings['identity'], 'logo'>;
};

/** Reads `shop.yaml`. Categories that do not exist are named in `missing`, and left out of the home page. */
export async function readShopFile(
  text: string,
  categories: CategoryNames,
): Promise<{ settings: ShopSettings; missing: string[] }> {
  const form = { schema: shopFile, empty: {}, written: writtenNumbers };
  const { content, problems, raw, lineAt } = readYamlFile(SHOP_FILE, text, form);
  const colours = paletteOfFile.safeParse(raw).data?.palette ?? {};
  const unreadable = await paletteProblems(SHOP_FILE, colours, lineAt);
  if (!content || unreadable.length > 0) throw new ContentRefused([...problems, ...unreadable]);
  return settingsOf(content, categories);
}

/** The settings that a checked file means. Categories that do not exist are named in `missing`, and left out of the home page. */
export function settingsOf(
  { contacts, seller, consent, orders, home, ...identity }: ShopFile,
  categories: CategoryNames,
): { settings: ShopSettings; missing: string[] } {
  const strip = idsOf(home.categories, categories);
  const tabs = idsOf(home.new_arrivals, categories);
  const settings = {
    telegram: contacts.telegram,
    phone: contacts.phone,
    email: contacts.email,
    address: typeset(contacts.address),
    sellerName: seller.name,
    sellerDetails: seller.details,
    consent,
    homeCategoryIds: strip.ids,
    newArrivalCategoryIds: tabs.ids,
    guestPieces: orders.guest_pieces,
    guestTotalKopecks: toKopecks(orders.guest_total),
    unpaidDays: orders.unpaid_days,
    lowStock: orders.low_stock,
    identity: {
      ...identity,
      about: typeset(identity.about),
      welcome: typeset(identity.welcome),
      fallback: contacts.fallback,
    },
  };
  const strangers = strangersOf(identity.companions, categories).values();
  return { settings, missing: [...new Set([...strip.missing, ...tabs.missing, ...strangers])] };
}

/** What `shop.yaml` says of the settings. */
export function contentOf(settings: StoredSettings, categories: CategoryNames): ShopFile {
  const { fallback, called, name, logo: _, ...identity } = settings.identity;
  return {
    name,
    ...(called && { called }),
    ...identity,
    contacts: {
      phone: settings.phone,
      email: settings.email,
      telegram: settings.telegram,
      address: settings.address,
      fallback,
    },
    seller: { name: settings.sellerName, details: settings.sellerDetails },
    consent: settings.consent,
    orders: {
      guest_pieces: settings.guestPieces,
      guest_total: toRoubles(settings.guestTotalKopecks),
      unpaid_days: settings.unpaidDays,
      low_stock: settings.lowStock,
    },
    home: {
      categories: slugsOf(settings.homeCategoryIds, categories),
      new_arrivals: slugsOf(settings.newArrivalCategoryIds, categories),
    },
  };
}

/** Writes `shop.yaml`, with a comment above each part. */
export function writeShopFile(settings: StoredSettings, categories: CategoryNames): string {
  return Object.entries(contentOf(settings, categories))
    .map(([key, value]) => {
      const comment = shopParts[key as keyof typeof shopParts];
      const yaml = plainSpaces(stringify({ [key]: value }, { lineWidth: 0 }));
      return `# ${comment}\n${yaml}${isEmpty(value) ? exampleOf(key) : ''}`;
    })
    .join('\n');
}

/** Whether the owner has written nothing yet. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isEmpty)
    : value === undefined || value === '';

/** A commented example of a part. */
function exampleOf(part: string): string {
  const lines = shopExamples[part];
  if (!lines) return '';
  return [exampleMessages.title, `${part}:`, ...lines.map((line) => `  ${line}`)]
    .map((line) => `# ${line}\n`)
    .join('');
}
