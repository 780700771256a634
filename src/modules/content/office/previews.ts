import type { Previewed } from '#contracts/admin/content/previews.ts';
import type { HomeSlide, PageLink, TextPage } from '#contracts/shop-content.ts';
import type { Palette, ShopLook } from '#contracts/shop-look.ts';
import { staffIdOf } from '#modules/audit/index.ts';
import {
  type PageRow,
  pageOfShop,
  readSettings,
  type ShopContent,
  type ShownTexts,
  shownTexts,
} from '#modules/settings/index.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { readMarkdownBeside } from '../text/read-markdown.ts';
import { draftPage } from './documents.ts';
import { readHome, readSlideTexts } from './home.ts';
import { requireLinks } from './links.ts';
import { readForm } from './page-form.ts';
import type { ContentActing } from './pages.ts';
import { storePreview } from './preview-store.ts';
import { changedSettings, mayChange, type ShopKeeper } from './shop.ts';

/** What the page of a preview shows in the place of what is stored. */
export type ContentPreview =
  | { readonly kind: 'page'; readonly page: TextPage; readonly link: PageLink | null }
  | {
      readonly kind: 'home';
      readonly slides: HomeSlide[];
      readonly home_category_ids: number[];
      readonly new_arrival_category_ids: number[];
    }
  | {
      readonly kind: 'shop';
      readonly texts: ShownTexts;
      readonly look: Pick<ShopLook, 'ground' | 'palette' | 'logo_with_name'>;
      readonly palette: Palette;
    };

/**
 * Keeps what is typed for an hour, in the place of what the member has last looked at, and answers the path of the page that shows it. Throws
 * `invalid` and `not_permitted` as a save would.
 */
export async function keepPreview(
  { db, clock, actor, may }: ShopKeeper,
  previewed: Previewed,
): Promise<string> {
  const staffId = staffIdOf(actor);
  if (staffId === null || !maySave({ may }, previewed)) throw new DomainError('not_permitted');
  const preview = await previewOf({ db, clock }, previewed);
  const token = await storePreview({ db, clock }, staffId, preview);
  return preview.kind === 'page'
    ? `/?page=${preview.page.slug}&preview=${token}`
    : `/?preview=${token}`;
}

function maySave({ may }: Pick<ShopKeeper, 'may'>, previewed: Previewed): boolean {
  if (previewed.kind === 'shop') return mayChange({ may }, previewed.change);
  return previewed.kind !== 'document' || may('settings.write');
}

async function previewOf(
  context: Pick<ContentActing, 'db' | 'clock'>,
  previewed: Previewed,
): Promise<ContentPreview> {
  const { db } = context;
  if (previewed.kind === 'document') {
    // A draft of a document stands in the place of that of a page.
    return {
      kind: 'page',
      page: await draftPage(context, previewed.document, previewed.form),
      link: null,
    };
  }
  if (previewed.kind === 'shop') {
    const settings = await changedSettings(db, previewed.change, await readSettings(db));
    const { palette, logo_with_name } = settings.identity;
    const hasPalette = Object.keys(palette).length > 0;
    const look = { ground: palette.ground ?? '', palette: hasPalette, logo_with_name };
    return { kind: 'shop', texts: shownTexts(settings), look, palette };
  }
  const { kind, form } = previewed;
  if (kind === 'page') {
    const page = readForm(form, await readMarkdownBeside(form.text), 1);
    await requireLinks(db, page.body, page.slug);
    return { kind, ...shownPage(page, await readSettings(db)) };
  }
  const { slides = [], ...strips } = await readHome(
    db,
    { form, texts: await readSlideTexts(form) },
    await readSettings(db),
  );
  return {
    kind,
    slides: slides.map(({ from: _from, until: _until, ...slide }) => slide),
    home_category_ids: strips.homeCategoryIds ?? [],
    new_arrival_category_ids: strips.newArrivalCategoryIds ?? [],
  };
}

const shownPage = (
  { slug, title, description, lead, body, inMenu }: PageRow,
  settings: ShopContent['settings'],
) => ({
  page: pageOfShop({ slug, title, description, lead, text: body }, settings),
  link: { slug, title, menu: inMenu },
});
